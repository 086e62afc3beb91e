import { describe, expect, it } from 'vitest';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { keyAt } from './key-change.ts';
import { mergeKey } from './merge-key.ts';

const section = (answers: readonly string[], question = 'Where does it end?') =>
  buildContent({
    groups: [buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 1, question, answers })] })],
  });
const [QUAY, DOCK, PIER] = [['quay'], ['quay', 'dock'], ['pier']] as const;
const merge = (mine: readonly string[], from: readonly string[], theirs: readonly string[], words?: string) =>
  mergeKey(section(mine, words), { from: section(from), theirs: section(theirs), address: '1' });

describe('a key that was corrected while its section was written', () => {
  it('is taken where its author left the question alone [D69]', () => {
    const merged = merge(QUAY, QUAY, DOCK);
    expect(merged.outcome === 'kept' && keyAt(merged.content, '1')).toEqual(DOCK);
  });

  it('clashes with a key and with words that its author changed', () => {
    expect(merge(PIER, QUAY, DOCK)).toEqual({ outcome: 'clash' });
    expect(merge(QUAY, QUAY, DOCK, 'Where does it begin?')).toEqual({ outcome: 'clash' });
  });

  it('clashes with a question that was removed', () => {
    const of = { from: section(QUAY), theirs: section(DOCK), address: '1' };
    expect(mergeKey(buildContent({ groups: [] }), of)).toEqual({ outcome: 'clash' });
  });

  it('is nothing to merge where both put it right alike, or where it was put back', () => {
    expect(merge(DOCK, QUAY, DOCK, 'Where does it begin?')).toEqual({ outcome: 'same' });
    expect(merge(PIER, QUAY, QUAY)).toEqual({ outcome: 'same' });
  });
});
