import { expect, it } from 'vitest';
import { testsOfSkillKey } from './exams-of-skill.ts';

it('keeps the tests of each skill under part-list-by-type and the type', () => {
  expect(testsOfSkillKey('reading')).toEqual(['part-list-by-type', 'reading']);
  expect(testsOfSkillKey('speaking')).toEqual(['part-list-by-type', 'speaking']);
});
