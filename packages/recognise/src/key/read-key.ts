import type { Account } from '../account.ts';
import { cleanText, squeezed } from '../lines/clean-text.ts';
import type { Line } from '../lines/line.ts';
import { isFurniture } from '../markers/furniture.ts';
import { isKeyHeading, readPartHeading, readQuestionsHeading } from '../markers/headings.ts';
import { readNumbered } from '../markers/numbered.ts';
import { splitKeyLine } from './split-key-line.ts';

/** What the key says of a number, or of several that share it. */
export interface KeyEntry {
  readonly numbers: readonly number[];
  answer: string;
  readonly lines: number[];
}

export interface ReadKey {
  readonly entries: readonly KeyEntry[];
  /** All lines that are no headings, in order. */
  readonly lines: readonly Line[];
}

const GOES_ON = /^(?:\/|or\b)\s*/i;

/** Reads the lines of an answer key: one answer a line, several, columns, or a number and its answer by turns. */
export function readKey(lines: readonly Line[], account: Account): ReadKey {
  const entries: KeyEntry[] = [];
  const read: Line[] = [];
  let pending: KeyEntry[] = [];
  const starts = new Set(lines.flatMap(({ text }) => readNumbered(cleanText(text))?.first ?? []));
  for (const line of lines) {
    const text = cleanText(line.text);
    if (text === '') continue;
    if (isHeading(text)) account.set(line.index, { kind: 'keyHeading' });
    else if (isFurniture(text)) account.set(line.index, { kind: 'furniture' });
    else {
      read.push(line);
      const found = splitKeyLine(text, { last: pending.length === 0 ? lastOf(entries) : null, starts });
      const [next] = pending;
      const isAnswer = next !== undefined && !isNextEntry(found[0], pending.at(-1));
      const last = entries.at(-1);
      if (isAnswer) {
        next.answer = squeezed(text);
        next.lines.push(line.index);
        pending = pending.slice(1);
      } else if (found.length > 0) {
        const added = found.map(({ numbers, answer }) => ({ numbers, answer, lines: [line.index] }));
        for (const entry of added) entries.push(entry);
        pending = [...pending, ...added.filter(({ answer }) => answer === '')];
      } else if (last !== undefined && GOES_ON.test(text)) {
        last.answer = `${last.answer} / ${squeezed(text.replace(GOES_ON, ''))}`;
        last.lines.push(line.index);
      }
    }
  }
  return { entries, lines: read };
}

/** After a number alone comes its answer, whatever that begins with, or the number after it. */
function isNextEntry(found: Pick<KeyEntry, 'numbers'> | undefined, pending: KeyEntry | undefined): boolean {
  return found !== undefined && found.numbers[0] === (pending?.numbers.at(-1) ?? 0) + 1;
}

function isHeading(text: string): boolean {
  return isKeyHeading(text) || readPartHeading(text) !== null || readQuestionsHeading(text)?.rest === '';
}

function lastOf(entries: readonly KeyEntry[]): number | null {
  return entries.at(-1)?.numbers.at(-1) ?? null;
}
