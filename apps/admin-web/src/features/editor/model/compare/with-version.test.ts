import type { EditSection } from '@bandwise/api-contract/admin';
import { rangeLabel } from '@bandwise/domain';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fromPublished } from '../exam-file/from-exam.ts';
import type { ExamForm } from '../form/form.ts';
import { shownParts } from '../form/parts.ts';
import { toUpdate } from '../exam-file/to-update.ts';
import { withVersion } from './with-version.ts';

const OTHER = SECTION.replace(/1$/, '2');
const full = () =>
  fromPublished(
    buildExam('reading', [
      buildPublished('reading', { title: 'One' }),
      buildPublished('reading', { id: OTHER, part_number: 2, title: 'Two', locked: true, password: 'river' }),
    ]),
  );

it('puts a version in the place of its part, with the lock and the number that the part has now', () => {
  const form = full();
  const old = buildPublished('reading', {
    id: OTHER,
    part_number: 1,
    title: 'Two of old',
    time: 25,
    passage: ['<p>Old.</p>'],
  });
  const changed = withVersion(form, old);
  expect([changed.testType, changed.revision, changed.description]).toEqual(['full_test', 3, 'Marsh']);
  expect(changed.parts[0]).toEqual(form.parts[0]);
  expect(changed.parts[1]).toMatchObject({
    info: { title: 'Two of old', time: 25, locked: true, password: 'river' },
    content: '<p>Old.</p>',
    base: { id: OTHER, partNumber: 2 },
  });
  const { payload, sectionIds } = toUpdate(changed, form);
  expect(sectionIds).toEqual({ '2': OTHER });
  expect(payload.reading).toMatchObject([{ title: 'Two of old', part_number: 2, locked: true, password: 'river' }]);
});

const tfng = (...numbers: readonly number[]): EditSection['groups'] => {
  const [group] = buildPublished('reading').groups;
  const [question] = group?.questions ?? [];
  if (group === undefined || question === undefined) throw new Error('A reading part has a question');
  const questions = numbers.map((number) => Object.assign({}, question, { number }));
  return [{ ...group, instruction: `Questions ${rangeLabel(numbers)}: Choose.`, questions }];
};
const numbersOf = (form: ExamForm) =>
  shownParts(form)
    .slice(0, 2)
    .map(({ part }) => ({
      start: part.start,
      numbers: part.groups.flatMap(({ questions }) => questions.map(({ number }) => number)),
      instruction: part.groups[0]?.instruction,
    }));
const numbered = () =>
  fromPublished(
    buildExam('reading', [
      buildPublished('reading', { groups: tfng(1, 2, 3) }),
      buildPublished('reading', { id: OTHER, part_number: 2, groups: tfng(4, 5) }),
    ]),
  );

it('numbers what comes after the restored part again, in instructions too', () => {
  const changed = withVersion(numbered(), buildPublished('reading', { groups: tfng(1, 2) }));
  expect(numbersOf(changed)).toEqual([
    { start: null, numbers: [1, 2], instruction: 'Questions 1–2: Choose.' },
    { start: null, numbers: [3, 4], instruction: 'Questions 3–4: Choose.' },
  ]);
});

it('lets a restored part go on from the part before it, as it did', () => {
  const changed = withVersion(numbered(), buildPublished('reading', { id: OTHER, groups: tfng(3, 4, 5) }));
  expect(numbersOf(changed)[1]).toEqual({ start: null, numbers: [4, 5, 6], instruction: 'Questions 4–6: Choose.' });
});

it('leaves a form that has not such a part as it is', () => {
  const form = full();
  expect(withVersion(form, buildPublished('reading', { id: crypto.randomUUID() }))).toBe(form);
});
