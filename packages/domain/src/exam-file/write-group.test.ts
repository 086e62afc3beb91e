import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsArb } from '../testing/arbitraries.ts';
import { buildGroup, buildQuestion } from '../testing/builders.ts';
import { valueOf } from '../testing/value-of.ts';
import { parseGroups } from './parse-groups.ts';
import { writeGroup } from './write-group.ts';

describe('writeGroup', () => {
  it('writes the fields that the type has, and one answer as a text', () => {
    const questions = [buildQuestion({ number: 14, subpart: 2, question: '', answers: ['ice'] })];
    const group = buildGroup('DRAG_DROP', { paragraph: '{14-2}', choices: ['ice', 'fire'], questions });
    expect(writeGroup(group)).toEqual({
      type: 'DRAG_DROP',
      instruction: '',
      paragraph: '{14-2}',
      choices: ['ice', 'fire'],
      imgContent: null,
      reuse_choices: false,
      questions: [{ number: '14-2', question: '', answer: 'ice' }],
    });
  });

  it('writes several answers as a list, also where only one is there', () => {
    const questions = [buildQuestion({ answers: ['ice'] })];
    expect(writeGroup(buildGroup('FILL_BLANKS', { questions })).questions[0]?.answer).toEqual(['ice']);
    expect(writeGroup(buildGroup('MCQ', { questions: [buildQuestion()] })).questions[0]?.answer).toBe('');
  });

  it('writes what is read back to the same groups', () => {
    fc.assert(
      fc.property(groupsArb, (authored) => {
        const groups = valueOf(parseGroups(authored));
        expect(valueOf(parseGroups(groups.map(writeGroup)))).toEqual(groups);
      }),
    );
  });
});
