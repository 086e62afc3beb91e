import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliverGroup } from '../delivery/to-delivery.ts';
import { firstNumber, markedUnits } from '../numbering/marked-units.ts';
import { renumber } from '../numbering/renumber.ts';
import type { FullGroup } from '../question-types/group.ts';
import { groupsArb } from '../testing/arbitraries.ts';
import { buildGroup, buildQuestion } from '../testing/builders.ts';
import { practiceGroup, practiceItems } from './practice-groups.ts';
import { questionIdentities } from './question-identities.ts';

const deliver = (groups: readonly FullGroup[]) => groups.map(deliverGroup);
const identities = (groups: readonly FullGroup[]) => questionIdentities(deliver(groups));

const asking = (...texts: readonly string[]) =>
  buildGroup('TFNG', { questions: texts.map((question, index) => buildQuestion({ number: index + 1, question })) });

describe('the identity of a question', () => {
  it('is what it asks, whatever its number, its key and its markup', () => {
    const [one] = identities([asking('The dam is <b>old</b>.')]).values();
    expect(identities([asking('It is new.', '<p>the  DAM is old</p>')]).get(2)).toBe(one);
    expect(identities([asking('The dam is new.')]).get(1)).not.toBe(one);
  });

  it('is its place among those that ask alike', () => {
    const [first, second] = identities([asking('', '')]).values();
    expect(first).not.toBe(second);
    expect([...identities([asking('Other', '', '')]).values()].slice(1)).toEqual([first, second]);
  });

  it('is the line that its blank stands in', () => {
    const blanks = (paragraph: string, ...numbers: readonly number[]) =>
      buildGroup('FILL_BLANKS', { paragraph, questions: numbers.map((number) => buildQuestion({ number })) });
    const before = identities([blanks('<p>Made of {1} and {2}.</p>', 1, 2)]);
    expect(before.get(1)).not.toBe(before.get(2));
    const after = identities([blanks('<h3>Dams</h3><p>Made of {7} and {8}.</p>', 7, 8)]);
    expect([after.get(7), after.get(8)]).toEqual([before.get(1), before.get(2)]);
  });

  it('is one for each question, and stays when all are renumbered', () => {
    fc.assert(
      fc.property(groupsArb, fc.integer({ min: 1, max: 100 }), (groups, from) => {
        const before = identities(renumber(groups, 1));
        const after = identities(renumber(groups, from));
        expect(new Set(before.values()).size).toBe(before.size);
        expect([...after.values()]).toEqual([...before.values()]);
      }),
    );
  });
});

describe('questions that are practised', () => {
  const paragraph = '<p>Made of {2} and {3-1}, {3-2}, not {4}.</p>';
  const questions = [
    buildQuestion({ number: 2 }),
    buildQuestion({ number: 3, subpart: 1 }),
    buildQuestion({ number: 3, subpart: 2 }),
    buildQuestion({ number: 4 }),
  ];
  const groups = deliver([asking('The dam is old.'), buildGroup('FILL_BLANKS', { paragraph, questions })]);

  it('come together where they share a text, and by themselves elsewhere', () => {
    expect(practiceItems(groups, new Set([1, 2, 3, 99]))).toEqual([[1], [2, 3]]);
    expect(practiceItems(deliver([asking('One', 'Two')]), new Set([1, 2]))).toEqual([[1], [2]]);
  });

  it('leave dots where their neighbours were', () => {
    const group = practiceGroup(groups, [3]);
    expect(group?.paragraph).toBe('<p>Made of …… and {3-1}, {3-2}, not …….</p>');
    expect(group?.questions.map(({ subpart }) => subpart)).toEqual([1, 2]);
  });

  it('are of one group', () => {
    expect(practiceGroup(groups, [1, 2])).toBeNull();
    expect(practiceGroup(groups, [9])).toBeNull();
    expect(practiceGroup(groups, [])).toBeNull();
  });

  it('keep their addresses and identities, each in one item', () => {
    fc.assert(
      fc.property(groupsArb, (authored) => {
        const all = deliver(renumber(authored, firstNumber(authored) ?? 1));
        const units = markedUnits(all);
        const items = practiceItems(all, new Set(units.map(({ number }) => number)));
        expect(items.flat()).toEqual(units.map(({ number }) => number));
        for (const item of items) {
          const group = practiceGroup(all, item);
          const asked = units.filter(({ number }) => item.includes(number));
          expect(group && markedUnits([group]).map(({ addresses }) => addresses)).toEqual(
            asked.map(({ addresses }) => addresses),
          );
        }
      }),
    );
  });
});
