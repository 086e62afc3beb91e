/** Milliseconds after which a file counts as unplayable. */
const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 250;

/** The length of a sound file in seconds; null: the browser cannot play it. */
export function durationOf(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const sound = new Audio();
  sound.preload = 'metadata';
  const timers: number[] = [];
  return new Promise<number | null>((resolve) => {
    const look = () => {
      if (sound.duration > 0 && Number.isFinite(sound.duration)) resolve(sound.duration);
    };
    sound.addEventListener('error', () => resolve(null));
    sound.addEventListener('durationchange', () => {
      // Some files reveal their length only when their end was read.
      if (sound.duration === Number.POSITIVE_INFINITY) sound.currentTime = Number.MAX_SAFE_INTEGER;
      else look();
    });
    // Safari's engine may report 0 at that event and emit no later one.
    timers.push(window.setInterval(look, LOOK_AGAIN_MS));
    timers.push(window.setTimeout(() => resolve(null), PATIENCE_MS));
    sound.src = url;
  }).finally(() => {
    for (const timer of timers) window.clearTimeout(timer);
    sound.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
