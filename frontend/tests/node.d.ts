// The little of Node that the tests use; its own types would be one more package.
declare module "node:test" {
  export function test(
    name: string,
    run: (context: {
      mock: { timers: { enable(what: { apis: string[] }): void; tick(milliseconds: number): void } };
    }) => void | Promise<void>,
  ): void;
}
declare module "node:assert/strict" {
  export function equal(actual: unknown, expected: unknown): void;
  export function ok(value: unknown): void;
  export function deepEqual(actual: unknown, expected: unknown): void;
}
declare function setImmediate(callback: () => void): void;
