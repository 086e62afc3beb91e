import type { Cue } from './cue.ts';

/** Cues of captions that roll follow one another without a pause. */
const PAUSE_SECONDS = 0.1;
/** A single repeated line may be genuine speech. */
const REPEATS_MIN = 2;

/**
 * Captions that roll show each line twice: at the bottom, and above the next one. Keeps each line once, from when it is
 * first shown. Captions that grow by a word at a time stay whole.
 */
export function withoutRolling(cues: readonly Cue[]): readonly Cue[] {
  const rolls = cues.filter((cue, index) => isRolled(cues[index - 1], cue)).length >= REPEATS_MIN;
  const grows = cues.filter((cue, index) => isGrown(cues[index - 1], cue)).length >= REPEATS_MIN;
  if (!rolls && !grows) return cues;
  const once: Cue[] = [];
  let shown: Cue | undefined;
  for (const cue of cues) {
    const last = once.at(-1);
    const repeated = rolls ? repeatedLines(shown, cue) : 0;
    const lines = cue.lines.slice(repeated);
    if (last !== undefined && lines.length === 0) once[once.length - 1] = { ...last, end: cue.end };
    else if (last !== undefined && grows && isGrown(last, { ...cue, lines }))
      once[once.length - 1] = { ...cue, lines, start: last.start };
    else once.push({ ...cue, lines });
    shown = cue;
  }
  return once;
}

/** The cue repeats what was shown last and has a line more, or only bridges the moment between two cues. */
function isRolled(before: Cue | undefined, cue: Cue): boolean {
  const repeated = repeatedLines(before, cue);
  return repeated > 0 && (repeated < cue.lines.length || lengthOf(cue) <= PAUSE_SECONDS);
}

/** How many lines at the top of a cue are the last lines of the cue before it. */
function repeatedLines(before: Cue | undefined, cue: Cue): number {
  if (before === undefined || !follows(before, cue)) return 0;
  const shown = before.lines.map(wordsOf);
  const lines = cue.lines.map(wordsOf);
  for (let count = Math.min(shown.length, lines.length); count > 0; count -= 1)
    if (shown.slice(-count).every((line, index) => line !== '' && line === lines[index])) return count;
  return 0;
}

/** The cue begins with all that the one before it says. */
function isGrown(before: Cue | undefined, cue: Cue): boolean {
  if (before === undefined || !follows(before, cue)) return false;
  const shown = before.lines.map(wordsOf).join(' ');
  return shown !== '' && cue.lines.map(wordsOf).join(' ').startsWith(`${shown} `);
}

function follows(before: Cue, cue: Cue): boolean {
  return before.end !== null && cue.start >= before.start && cue.start <= before.end + PAUSE_SECONDS;
}

function lengthOf({ start, end }: Cue): number {
  return (end ?? start) - start;
}

function wordsOf(line: string): string {
  return line
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
