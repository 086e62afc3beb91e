import { describe, expect, expectTypeOf, it } from 'vitest';
import { SKILLS } from './skill.ts';
import { isMarkedSkill, MARKED_SKILLS, skills, type MarkedSkill } from './skills.ts';

describe('skills', () => {
  it('marks reading and listening, in types as in values', () => {
    expect(MARKED_SKILLS).toEqual(['reading', 'listening']);
    expectTypeOf<MarkedSkill>().toEqualTypeOf<'reading' | 'listening'>();
  });

  it.each(SKILLS)('gives %s sections something to answer: questions about a source, or a task', (skill) => {
    const { hasPassage, hasRecording, hasClock, isWritten } = skills[skill];
    expect(hasPassage || hasRecording).toBe(isMarkedSkill(skill));
    expect(hasClock && !isMarkedSkill(skill)).toBe(false);
    expect(isWritten && isMarkedSkill(skill)).toBe(false);
  });
});
