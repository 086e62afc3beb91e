import { describe, expect, it } from 'vitest';
import { buildExam, buildPublished } from '../../../../testing/build-published.ts';
import { fromPublished } from './from-exam.ts';
import { toPayload } from './to-payload.ts';
import { copyOf } from './copy-of.ts';

const ids = ['00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000052'];

function published(titles: readonly string[], description = 'Marsh') {
  const parts = titles.map((title, index) =>
    buildPublished('listening', {
      id: ids[index] ?? '',
      title,
      part_number: index + 1,
      locked: true,
      password: 'reed',
    }),
  );
  const form = fromPublished({ ...buildExam('listening', parts), description });
  return { form, examId: 'exam', partNumber: titles.length };
}

describe('the copy of a test', () => {
  it('is a new test with another name, and all else as it was', () => {
    const source = published(['Marsh']);
    const copy = copyOf(source, false);
    if (copy === null) throw new Error('It could not be read');
    expect([copy.info.title, copy.revision, copy.parts.some(({ base }) => base !== null)]).toEqual([
      'Copy of Marsh',
      null,
      false,
    ]);
    const { description, listening } = toPayload(source.form);
    expect(toPayload(copy)).toEqual({
      description: `Copy of ${description}`,
      listening: [{ ...listening?.[0], title: 'Copy of Marsh' }],
    });
  });

  it('has all parts, which share their Basic Information where they can', () => {
    const copy = copyOf(published(['Marsh - Part 1', 'Marsh - Part 2']), false);
    expect([copy?.testType, copy?.info.title]).toEqual(['full_test', 'Copy of Marsh']);
    expect(copy?.parts.slice(0, 2).map(({ info, groups }) => [info, groups.length])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it('has only the part that was asked for', () => {
    const copy = copyOf(published(['One', 'Two'], 'Both'), true);
    expect([copy?.testType, copy?.partNumber, copy?.info.title, copy?.description]).toEqual([
      'single_part',
      2,
      'Copy of Two',
      null,
    ]);
  });

  it('has a title no longer than a title may be', () => {
    expect(copyOf(published(['M'.repeat(255)]), false)?.info.title).toHaveLength(255);
  });
});
