import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../testing/build-published.ts';
import { fromPublished } from '../exam-file/from-exam.ts';
import { toUpdate } from '../publish/to-update.ts';
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

it('leaves a form that has not such a part as it is', () => {
  const form = full();
  expect(withVersion(form, buildPublished('reading', { id: crypto.randomUUID() }))).toBe(form);
});
