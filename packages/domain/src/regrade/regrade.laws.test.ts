import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markSection } from '../marking/mark-section.ts';
import { MARKING_PROFILES } from '../marking/verdict.ts';
import { addressOf } from '../numbering/address.ts';
import { totalNumbers } from '../numbering/marked-units.ts';
import { renumber } from '../numbering/renumber.ts';
import { answersArb, groupsArb, wordArb } from '../testing/arbitraries.ts';
import { buildContent } from '../testing/builders.ts';
import { compileQuestions } from './compile-question.ts';
import { isSameQuestion } from './is-same-question.ts';
import { parseGroups } from '../exam-file/parse-groups.ts';
import { writeGroup } from '../exam-file/write-group.ts';
import { changeKey, keyAt, readKeyChange } from './key-change.ts';
import { keyStateAt } from './key-state.ts';
import { unitOf } from './marked-together.ts';

/** A section with questions, answers to it, one of its questions, and what its key is to be. */
const caseArb = groupsArb
  .map((groups) => buildContent({ groups: renumber(groups, 1) }))
  .filter(({ groups }) => groups.some(({ questions }) => questions.length > 0))
  .chain((content) =>
    fc.record({
      content: fc.constant(content),
      answers: answersArb(content.groups),
      address: fc.constantFrom(...content.groups.flatMap((group) => group.questions.map(addressOf))),
      wanted: fc.oneof(
        wordArb.map((accept) => ({ accept })),
        fc.array(wordArb, { maxLength: 4 }).map((answers) => ({ answers })),
      ),
    }),
  );

describe.each(MARKING_PROFILES)('a changed key under %s', (profile) => {
  it('changes of a result what marking all of it again would change, and nothing else [D64]', () => {
    fc.assert(
      fc.property(caseArb, ({ content, answers, address, wanted }) => {
        const read = readKeyChange(content, { address, ...wanted });
        fc.pre(read.ok);
        const changed = changeKey(content, read.change);
        const before = markSection(content, answers, { profile });
        const questions = compileQuestions(changed, address, profile);
        const verdicts = before.verdicts.map(
          (verdict, place) => questions.find((one) => one.place === place)?.judge(answers) ?? verdict,
        );
        const after = markSection(changed, answers, { profile });
        expect(verdicts).toEqual(after.verdicts);
        expect(after.total).toBe(before.total);
        expect(after.marks).toBeLessThanOrEqual(after.total);
      }),
    );
  });

  it('leaves alone what its author wrote, however often it is changed, and can be taken back', () => {
    fc.assert(
      fc.property(caseArb, ({ content, address, wanted }) => {
        const read = readKeyChange(content, { address, ...wanted });
        fc.pre(read.ok);
        const once = changeKey(content, read.change);
        expect(isSameQuestion(content, once, address)).toBe(true);
        expect(totalNumbers(once.groups)).toBe(totalNumbers(content.groups));
        expect(keyAt(once, address)).toEqual(read.change.answers);
        expect(changeKey(once, read.change)).toEqual(once);
        const again = readKeyChange(once, { address, ...wanted });
        expect(again.ok && changeKey(once, again.change)).toEqual(once);
        expect(keyAt(changeKey(once, { address, ...read.before }), address)).toEqual(read.before.answers);
      }),
    );
  });

  it('lowers no mark where everybody gets it, or the earlier key counts too [D121]', () => {
    fc.assert(
      fc.property(caseArb, fc.boolean(), ({ content, answers, address, wanted }, isVoid) => {
        const kept = 'answers' in wanted ? { ...wanted, keepsOld: true } : wanted;
        const read = readKeyChange(content, { address, ...(isVoid ? { void: true as const } : kept) });
        fc.pre(read.ok);
        const before = markSection(content, answers, { profile });
        const changed = changeKey(content, read.change);
        const after = markSection(changed, answers, { profile });
        const place = unitOf(content.groups, address)?.place ?? -1;
        expect(after.verdicts[place]?.marks).toBeGreaterThanOrEqual(before.verdicts[place]?.marks ?? 0);
        expect(after.verdicts[place]?.reason === 'void').toBe(isVoid);
        const file = parseGroups(changed.groups.map(writeGroup));
        expect(file.ok && keyStateAt({ groups: file.value }, address)?.void).toBe(read.change.void);
      }),
    );
  });
});
