import { expect, it } from 'vitest';
import { toggleMark } from './question-marks.ts';

/** `[` and `]` stand where the selection begins and ends. */
function toggled(marked: string, tag: 'strong' | 'sub'): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const next = toggleMark({ text: marked.replace(/[[\]]/g, ''), start, end }, tag);
  return `${next.text.slice(0, next.start)}[${next.text.slice(next.start, next.end)}]${next.text.slice(next.end)}`;
}

it.each([
  ['words', 'The [heron] waits', 'strong', 'The <strong>[heron]</strong> waits'],
  ['words that are marked', 'The <strong>[heron]</strong> waits', 'strong', 'The [heron] waits'],
  ['words with their element', 'The [<strong>heron</strong>] waits', 'strong', 'The [heron] waits'],
  ['words with another mark', 'CO<strong>[2]</strong>', 'sub', 'CO<strong><sub>[2]</sub></strong>'],
  ['nothing yet', 'CO[]', 'sub', 'CO<sub>[]</sub>'],
] as const)('marks %s', (_, before, tag, after) => {
  expect(toggled(before, tag)).toBe(after);
});
