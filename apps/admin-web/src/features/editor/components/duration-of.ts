/** A file whose length cannot be read in this time cannot be played either. */
const PATIENCE_MS = 15_000;

/** The length of a sound file in seconds; null: the browser cannot play it. */
export function durationOf(file: File): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const url = URL.createObjectURL(file);
  const sound = new Audio();
  sound.preload = 'metadata';
  sound.addEventListener('error', () => resolve(null));
  sound.addEventListener('durationchange', () => {
    if (Number.isFinite(sound.duration)) resolve(sound.duration);
    // Some files do not say how long they are before their end was seen.
    else sound.currentTime = Number.MAX_SAFE_INTEGER;
  });
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  sound.src = url;
  return promise.finally(() => {
    clearTimeout(timer);
    sound.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
