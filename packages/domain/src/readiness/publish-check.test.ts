import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import type { Finding } from './finding.ts';
import { publishCheck } from './publish-check.ts';
import { selfCheck } from './self-check.ts';

const passage = ['<p>The <b>river</b> runs past the old library, alpha, 12 per cent of fifteen roads.</p>'];

function check(...groups: readonly FullGroup[]): readonly Finding[] {
  return publishCheck(buildContent({ groups: groups.map(withInstruction), passage, explanation: '<p>Because.</p>' }));
}

/** The group says what to do: the tests are of other findings. */
function withInstruction(group: FullGroup): FullGroup {
  return group.instruction === '' ? Object.assign({}, group, { instruction: 'Answer the questions.' }) : group;
}

function codesOf(...groups: readonly FullGroup[]): readonly string[] {
  return check(...groups).map(({ severity, code }) => `${severity} ${code}`);
}

function one(type: QuestionType, question: Partial<FullQuestion>, group: Partial<FullGroup> = {}): FullGroup {
  return buildGroup(type, { ...group, questions: [buildQuestion(question)] });
}

const ab = ['A', 'B', 'C'];
const keyed = { ...buildKeyedGroup('TFNG', 1), instruction: 'Decide.' };

describe('publishCheck', () => {
  it.each(QUESTION_TYPES)('has nothing to say about a sound %s question', (type) => {
    expect(check(buildKeyedGroup(type, 1))).toEqual([]);
  });

  it.each<[string, FullGroup, string[]]>([
    ['no key', one('TFNG', {}), ['error answer_missing']],
    ['no text', one('TFNG', { question: ' <p></p> ', answers: ['TRUE'] }), ['warning question_without_text']],
    ['a blank key', one('FILL_BLANKS', { answers: [' '] }), ['error answer_missing']],
    ['a MULTI without key', one('MULTI', { options: ab }), ['error answer_missing']],
    ['an MCQ key that is no option', one('MCQ', { options: ab, answers: ['D'] }), ['error key_not_offered']],
    ['a key that differs in case', one('DROPDOWN', { answers: ['a'] }, { choices: ab }), ['error key_not_offered']],
    [
      'a DRAG_DROP key that is not in the pool',
      one('DRAG_DROP', { answers: ['D'] }, { choices: ab }),
      ['error key_not_offered'],
    ],
    ['YES under TRUE/FALSE labels', one('TFNG', { answers: ['YES'] }), ['error key_not_offered']],
    ['one option', one('MCQ', { options: ['A', ' '], answers: ['A'] }), ['error options_too_few']],
    ['two equal options', one('MCQ', { options: ['A', 'A'], answers: ['A'] }), ['error options_too_few']],
    [
      'an option twice among others',
      one('MCQ', { options: ['A', 'B', 'B'], answers: ['A'] }),
      ['warning options_repeated'],
    ],
    ['too few choices', one('MATCH_TABLE', { answers: ['A'] }, { choices: ['A'] }), ['error options_too_few']],
    [
      'a row of a table without text',
      one('MATCH_TABLE', { question: '', answers: ['A'] }, { choices: ab }),
      ['warning question_without_text'],
    ],
    ['no text, but a picture', one('MCQ', { question: '', options: ab, answers: ['A'] }, { imgContent: '<img>' }), []],
    [
      'no text of its own, as its instruction asks',
      one('MULTI', { question: '', options: ab, answers: ['A', 'B'] }),
      [],
    ],
    ['a MULTI with one answer', one('MULTI', { options: ab, answers: ['A'] }), ['error multi_too_few_answers']],
    ['a MULTI key given twice', one('MULTI', { options: ab, answers: ['A', 'A', 'B'] }), ['warning key_repeated']],
    [
      'a MULTI with more answers than options',
      one('MULTI', { options: ['A', 'B'], answers: ['A', 'B', 'C'] }),
      ['error key_not_offered', 'error multi_too_many_answers'],
    ],
    [
      'a key over the limit',
      one('FILL_BLANKS', { answers: ['old library'] }, { instruction: 'ONE WORD ONLY' }),
      ['error key_over_limit'],
    ],
    [
      'one of two keys over the limit',
      one('FILL_BLANKS', { answers: ['river', 'old library'] }, { instruction: 'ONE WORD ONLY' }),
      ['warning key_over_limit'],
    ],
    [
      'a key with a slash that marking reads as text',
      one('FILL_BLANKS', { answers: ['an/the river'] }),
      ['warning key_unmatchable', 'warning answer_not_in_passage'],
    ],
    [
      'markup in the only key',
      one('FILL_BLANKS', { answers: ['<b>river</b>'] }),
      ['error key_unmatchable', 'warning answer_not_in_passage'],
    ],
    [
      'markup in one of two keys',
      one('FILL_BLANKS', { answers: ['<b>river</b>', 'river'] }),
      ['warning key_unmatchable'],
    ],
    [
      'the word answer, which a passage may have',
      one('FILL_BLANKS', { answers: ['answer'] }),
      ['warning key_unmatchable', 'warning answer_not_in_passage'],
    ],
    ['an option with a slash', one('DROPDOWN', { answers: ['a/b'] }, { choices: ['a/b', 'c'] }), []],
    [
      'a limit that cannot be read',
      one('FILL_BLANKS', { answers: ['river'] }, { instruction: 'NO MORE THAN TWELVE WORDS' }),
      ['warning word_limit_unread'],
    ],
    [
      'a key of nothing but invisible characters',
      one('FILL_BLANKS', { answers: ['\u200b\u2060'] }),
      ['error answer_missing'],
    ],
    [
      'an optional word over the limit',
      one('FILL_BLANKS', { answers: ['(the) river'] }, { instruction: 'ONE WORD ONLY' }),
      [],
    ],
    [
      'an answer that is not in the passage',
      one('FILL_BLANKS', { answers: ['ocean'] }),
      ['warning answer_not_in_passage'],
    ],
    ['an answer across a tag and a comma', one('FILL_BLANKS', { answers: ['old library', 'x'] }), []],
    ['an answer that stands there in another form', one('FILL_BLANKS', { answers: ['15', '12%'] }), []],
    ['half of a word', one('FILL_BLANKS', { answers: ['librar'] }), ['warning answer_not_in_passage']],
    ['a TFNG key that was never touched', one('TFNG', { answers: ['NOT GIVEN'] }), ['warning tfng_untouched']],
    [
      'a wrong range',
      one('MULTI', { options: ab, answers: ['A', 'B'], question: '1–3 Which?' }),
      ['warning range_mismatch'],
    ],
    ['years for a range', one('TFNG', { answers: ['TRUE'], question: '1990–1995 saw' }), []],
    [
      'a blank without question',
      one('FILL_BLANKS', { answers: ['river'] }, { paragraph: '{1} {2}' }),
      ['error marker_without_question'],
    ],
    [
      'a question without blank',
      one('FILL_BLANKS', { answers: ['river'] }, { paragraph: 'text' }),
      ['error question_without_marker'],
    ],
    [
      'a blank twice',
      one('DRAG_DROP', { answers: ['A'] }, { choices: ab, paragraph: '{1} {1}' }),
      ['error marker_repeated'],
    ],
  ])('finds %s', (_, group, codes) => {
    expect(codesOf(group)).toEqual(codes);
  });

  it('finds numbers used twice or left out', () => {
    const findings = check(buildKeyedGroup('TFNG', 1), buildKeyedGroup('MULTI', 1), buildKeyedGroup('DROPDOWN', 6));
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['number_duplicate', 'Question number 1 is used twice'],
      ['number_missing', 'Question numbers 3–5 are missing'],
    ]);
  });

  it('finds one number left out', () => {
    const findings = check(buildKeyedGroup('TFNG', 1), buildKeyedGroup('TFNG', 3));
    expect(findings.map(({ message, where }) => [message, where])).toEqual([
      ['Question number 2 is missing', { address: '2' }],
    ]);
  });

  it('takes subparts of one number for one, and the same subpart twice for a fault', () => {
    const part = (subpart: number): FullQuestion => buildQuestion({ subpart, answers: ['river'] });
    expect(codesOf(buildGroup('FILL_BLANKS', { questions: [part(1), part(2)] }))).toEqual([]);
    expect(codesOf(buildGroup('FILL_BLANKS', { questions: [part(1), part(1)] }))).toEqual(['error number_duplicate']);
  });

  it('warns when three keys or more are all equal', () => {
    const questions = [1, 2, 3].map((number) => buildQuestion({ number, answers: ['TRUE'] }));
    expect(codesOf(buildGroup('TFNG', { questions }))).toEqual(['warning all_keys_equal']);
    expect(codesOf(buildGroup('TFNG', { questions: questions.slice(1) }))).toEqual([]);
  });

  it('warns when the key is the first option every time', () => {
    const questions = ['A', 'K', 'X'].map((key, index) =>
      buildQuestion({ number: index + 1, options: [key, `${key}2`], answers: [key] }),
    );
    expect(codesOf(buildGroup('MCQ', { questions }))).toEqual(['warning all_keys_equal']);
  });

  it('refuses a used-up choice unless choices may be reused', () => {
    const questions = [1, 2].map((number) => buildQuestion({ number, answers: ['A'] }));
    expect(codesOf(buildGroup('DRAG_DROP', { choices: ab, questions }))).toEqual(['error choice_used_up']);
    expect(codesOf(buildGroup('DRAG_DROP', { choices: ab, questions, reuse_choices: true }))).toEqual([]);
  });

  it('says where it found what', () => {
    const group = buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 14, subpart: 2 })] });
    expect(check(buildKeyedGroup('TFNG', 13), group)).toEqual([
      {
        code: 'answer_missing',
        severity: 'error',
        where: { group: 1, question: 0, field: 'answers', address: '14-2' },
        message: 'Question 14 (blank 2) has no answer',
      },
    ]);
  });

  it('says what to write instead of an answer that none can match [D153]', () => {
    const group = one('FILL_BLANKS', { answers: ['river', ' 8/eight ', '???'] });
    const found = check(group).filter(({ repair }) => repair !== undefined);
    expect(found.map(({ message, repair }) => [message, repair?.answer, repair?.answers])).toEqual([
      [
        'Question 1 has the answer “8/eight”, which has a slash without a space on each side. Write “8”, “eight”',
        '8/eight',
        ['8', 'eight'],
      ],
      ['Question 1 has the answer “???”, which is a placeholder, not an answer. Remove it', '???', []],
    ]);
  });

  it.each([
    [{ title: ' ' }, 'error title_missing'],
    [{ passage: ['<p></p>'] }, 'error passage_missing'],
    [{ groups: [] }, 'error no_questions'],
    [{ groups: [keyed, buildGroup('MCQ')] }, 'warning group_empty'],
    [{ explanation: '' }, 'info explanation_missing'],
    [{ skill: 'listening' as const, audio_url: null }, 'error audio_missing'],
    [{ skill: 'listening' as const, audio_url: 'media/a.mp3' }, 'error audio_not_uploaded'],
    [{ skill: 'writing' as const, examContent: [] }, 'error content_missing'],
  ])('finds what the part lacks: %j', (part, expected) => {
    const content = buildContent({ groups: [keyed], explanation: 'x', ...part });
    expect(publishCheck(content).map(({ severity, code }) => `${severity} ${code}`)).toEqual([expected]);
  });

  it('asks a writing part for no questions', () => {
    expect(publishCheck(buildContent({ skill: 'writing', examContent: ['<p>Write.</p>'] }))).toEqual([]);
  });
});

describe('selfCheck', () => {
  it.each(['spec', 'ielts'] as const)('gives a sound key everything under %s', (profile) => {
    const groups = QUESTION_TYPES.map((type, index) => buildKeyedGroup(type, index * 2 + 1));
    const keys = groups.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers));
    expect(keys.length).toBeGreaterThan(QUESTION_TYPES.length);
    expect(selfCheck({ groups }, { profile })).toEqual({ marks: keys.length, total: keys.length, ok: true });
  });

  it('finds a key that two questions of one number dispute', () => {
    const groups = [buildKeyedGroup('DROPDOWN', 1), buildKeyedGroup('DROPDOWN', 1, ['beta', 'alpha'])];
    expect(selfCheck({ groups })).toEqual({ marks: 1, total: 2, ok: false });
  });

  it('marks by ielts if no profile is named: a choice in another case is another choice only under spec', () => {
    const groups = [buildKeyedGroup('DROPDOWN', 1), buildKeyedGroup('DROPDOWN', 1, ['ALPHA', 'beta'])];
    const marks = (options?: { readonly profile: 'spec' | 'ielts' }): number => selfCheck({ groups }, options).marks;
    expect([marks(), marks({ profile: 'ielts' }), marks({ profile: 'spec' })]).toEqual([2, 2, 1]);
  });

  it('finds a question without a key', () => {
    expect(selfCheck({ groups: [one('TFNG', {})] })).toEqual({ marks: 0, total: 1, ok: false });
  });
});
