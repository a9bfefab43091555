// Every test of this folder, as one bundle.

import.meta.glob("./*.test.ts", { eager: true });
