import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGroups } from '../exam-file/parse-groups.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { MARKING_PROFILES } from '../marking/verdict.ts';
import { answersArb, groupsArb } from '../testing/arbitraries.ts';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { sha256, signedResultOf } from '../testing/submitted-result.ts';
import { valueOf } from '../testing/value-of.ts';
import { readSignedResult } from './read-signed-result.ts';
import { remark } from './remark.ts';

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const remarked = (payload: unknown) => remark(valueOf(readSignedResult(stored(payload))), sha256);

const content = buildContent({
  groups: [
    buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 1, answers: ['(the) river', 'stream'] })] }),
    buildKeyedGroup('MULTI', 2),
    buildKeyedGroup('TFNG', 4),
  ],
});
const answers = { '1': 'River', '2': ['alpha', 'gamma'], '4': 'TRUE' };

describe('a signed result', () => {
  it('is the same when it is marked again, whatever the section and the answers', () => {
    const contentArb = groupsArb
      .map((groups) => parseGroups(groups))
      .filter((parsed) => parsed.ok)
      .map((parsed): SectionContent => buildContent({ groups: valueOf(parsed) }));
    const caseArb = contentArb.chain((content) =>
      fc.tuple(fc.constant(content), answersArb(content.groups), fc.constantFrom(...MARKING_PROFILES)),
    );
    fc.assert(
      fc.property(caseArb, ([content, answers, profile]) => {
        const payload = signedResultOf(content, answers, { profile });
        const { result, differences } = remarked(payload);
        expect(differences).toEqual([]);
        expect(payload.result).toMatchObject(result);
      }),
    );
  });

  it('holds what was asked, the keys and the answers, and nothing that teaches or unlocks', () => {
    const teaching = { explanation: 'SECRET', evidence: [{ quote: 'SECRET' }] };
    const groups = content.groups.map((group) => ({
      ...group,
      questions: group.questions.map((question) => ({ ...question, ...teaching })),
    }));
    const transcript = [{ start: 0, end: 1, text: 'SECRET' }];
    const secret = { ...content, groups, explanation: 'SECRET', password: 'SECRET', transcript, modelAnswer: 'SECRET' };
    const payload = signedResultOf(secret, answers);
    expect(payload).toMatchObject({
      answers,
      section: { content: { title: content.title, passage: content.passage } },
    });
    expect(payload.section.content.groups[0]?.questions[0]?.answer).toEqual(['(the) river', 'stream']);
    expect(JSON.stringify(payload)).not.toContain('SECRET');
  });

  it('names a section by its content, whoever stored it in between and whatever the order of its fields', () => {
    const reordered = Object.fromEntries(Object.entries(stored(content)).reverse()) as unknown as SectionContent;
    expect(signedResultOf(reordered, {}).section).toEqual(signedResultOf(content, {}).section);
    const [first, ...rest] = content.groups;
    const reworded = { ...content, passage: ['<p>Another text.</p>'] };
    const rekeyed = {
      ...content,
      groups: first ? [{ ...first, word_limit: { words: 1, number: false } }, ...rest] : [],
    };
    const digests = [content, reworded, rekeyed].map((one) => signedResultOf(one, {}).section.sha256);
    expect(new Set(digests).size).toBe(3);
  });

  it('names a key by the keys alone', () => {
    const keyOf = (one: SectionContent) => signedResultOf(one, {}).key.sha256;
    expect(keyOf({ ...content, passage: ['<p>Another text.</p>'] })).toBe(keyOf(content));
    const corrected = buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 1, answers: ['river'] })] });
    expect(keyOf({ ...content, groups: [corrected, ...content.groups.slice(1)] })).not.toBe(keyOf(content));
  });
});

describe('marking a signed result again', () => {
  it('says of an answer that was changed which verdict is another', () => {
    const payload = signedResultOf(content, answers);
    const { differences } = remarked({ ...payload, answers: { ...answers, '4': 'FALSE' } });
    expect(differences).toEqual([
      { of: 'result', number: null, field: 'marks', stated: '3', recomputed: '2' },
      { of: 'verdict', number: 4, field: 'marks', stated: '1', recomputed: '0' },
      { of: 'verdict', number: 4, field: 'correct', stated: 'true', recomputed: 'false' },
      { of: 'verdict', number: 4, field: 'reason', stated: '"exact"', recomputed: '"wrong"' },
      { of: 'verdict', number: 4, field: 'given', stated: '["TRUE"]', recomputed: '["FALSE"]' },
    ]);
  });

  it('notices a rule that did not decide', () => {
    const { result, ...payload } = signedResultOf(content, answers);
    const verdicts = result.verdicts.map((verdict) => ({ ...verdict, rule: 'spelling' }));
    expect(remarked({ ...payload, result: { ...result, verdicts } }).differences).toMatchObject([
      { number: 1, field: 'rule', stated: '"spelling"', recomputed: '"case"' },
      { number: 2, field: 'rule', recomputed: '"ticks"' },
      { number: 4, field: 'rule', recomputed: '"true-false-not-given"' },
    ]);
  });

  it('notices a section that is not the one it names, also where no mark depends on it', () => {
    const payload = stored(signedResultOf(content, answers));
    const section = { ...payload.section, content: { ...payload.section.content, passage: ['<p>Another.</p>'] } };
    expect(remarked({ ...payload, section }).differences).toMatchObject([{ of: 'section', field: 'sha256' }]);
  });

  it('notices a key that is not the one it names', () => {
    const payload = stored(signedResultOf(content, answers));
    expect(remarked({ ...payload, key: { sha256: sha256('') } }).differences).toMatchObject([{ of: 'key' }]);
  });

  it('notices a verdict that is missing, made up, or there twice', () => {
    const payload = signedResultOf(content, answers);
    const [first, ...rest] = payload.result.verdicts;
    const withVerdicts = (verdicts: unknown[]) => remarked({ ...payload, result: { ...payload.result, verdicts } });
    const fields = { of: 'verdict', field: 'verdict' };
    expect(withVerdicts(rest).differences).toMatchObject([{ ...fields, number: 1, stated: 'nothing' }]);
    const madeUp = [first, ...rest, { ...first, number: 9, numbers: [9] }];
    expect(withVerdicts(madeUp).differences).toMatchObject([{ ...fields, number: 9, recomputed: 'nothing' }]);
    expect(withVerdicts([first, first, ...rest]).differences).toMatchObject([{ ...fields, number: 1 }]);
  });
});

describe('reading a signed result', () => {
  const problems = (payload: unknown): string[] => {
    const read = readSignedResult(payload);
    return read.ok ? [] : read.errors.map(({ message }) => message);
  };

  it.each([null, 'x', [], {}, { format: 'bandwise-signed-result/2' }])('takes %j for none', (payload) => {
    expect(problems(payload)).toEqual(['This is not a signed result in the format bandwise-signed-result/1']);
  });

  it('names every field that is missing or of another kind', () => {
    const payload = { ...signedResultOf(content, answers), answers: 'none', learner: { id: 1 }, marking: {} };
    expect(problems(payload)).toEqual([
      'answers must be an object',
      'marking.library must be text or null',
      'marking.profile must be a marking profile',
      'learner.id must be text',
      'learner.name must be text',
    ]);
    const { result } = signedResultOf(content, answers);
    const [first] = result.verdicts;
    const holed = { ...signedResultOf(content, answers), result: { ...result, verdicts: [{ ...first, marks: '1' }] } };
    expect(problems(holed)).toEqual(['result.verdicts[0].marks must be a whole number']);
  });

  it('never throws, whatever it is given', () => {
    const payload = stored(signedResultOf(content, answers));
    const almostArb = fc.record({
      ...Object.fromEntries(
        Object.entries(payload).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
      format: fc.constant(payload.format),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almostArb), (input) => {
        const read = readSignedResult(input);
        expect(read.ok ? remark(read.value, sha256).differences : read.errors).toBeInstanceOf(Array);
      }),
    );
  });
});
