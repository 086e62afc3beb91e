import { expect, it } from 'vitest';
import { examsOfSkillKey } from './exams-of-skill.ts';

it('keeps the tests of each skill under part-list-by-type and the type [A7-11]', () => {
  expect(examsOfSkillKey('reading')).toEqual(['part-list-by-type', 'reading']);
  expect(examsOfSkillKey('speaking')).toEqual(['part-list-by-type', 'speaking']);
});
