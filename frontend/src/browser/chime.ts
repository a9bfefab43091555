// A short quiet tone: it is my turn. Made here, no file.

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const here = context;
    void here.resume().then(() => {
      for (const [k, pitch] of [523.25, 783.99].entries()) strike(here, pitch, here.currentTime + k * 0.13);
    });
  } catch {
    // A browser without sound.
  }
}

function strike(here: AudioContext, pitch: number, at: number): void {
  const [tone, loudness] = [here.createOscillator(), here.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.06, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
  tone.connect(loudness).connect(here.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
