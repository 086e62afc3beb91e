import { publishCheck, type FindingCode, type QuestionType } from '@bandwise/domain';
import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { readFindings } from './marking-page.ts';

/** Total when it compiles: a new code needs its line here and on the page. */
const SEVERITIES = {
  title_missing: 'error',
  passage_missing: 'error',
  audio_missing: 'error',
  audio_not_uploaded: 'error',
  recording_elsewhere: 'warning',
  content_missing: 'error',
  no_questions: 'error',
  group_empty: 'warning',
  instruction_missing: 'warning',
  question_without_text: 'warning',
  paragraph_without_title: 'warning, info',
  answer_missing: 'error',
  key_not_offered: 'error',
  key_repeated: 'warning',
  key_over_limit: 'error, warning',
  key_unmatchable: 'error, warning',
  key_written_out: 'warning',
  any_order_keys: 'error',
  word_limit_unread: 'warning',
  tfng_untouched: 'warning',
  all_keys_equal: 'warning',
  answer_not_in_passage: 'warning',
  answer_in_text: 'warning',
  options_too_few: 'error',
  options_repeated: 'warning',
  multi_too_few_answers: 'error',
  multi_too_many_answers: 'error',
  choice_used_up: 'error',
  marker_without_question: 'error',
  marker_repeated: 'error',
  question_without_marker: 'error',
  number_duplicate: 'error',
  number_missing: 'error',
  number_gap: 'warning',
  range_mismatch: 'warning',
  explanation_missing: 'info',
  quote_not_in_passage: 'error',
  quote_occurs_less: 'error',
  seconds_outside_recording: 'error',
  transcript_outside_recording: 'error',
  content_lost: 'error, warning',
  picture_elsewhere: 'warning',
  picture_without_description: 'warning',
} satisfies Record<FindingCode, string>;

interface Keys {
  readonly type?: QuestionType;
  readonly answers: readonly (readonly string[])[];
  readonly options?: readonly (readonly string[])[];
  readonly instruction?: string;
}

/** The findings of the publish check for a group with these keys and the passage `The river runs past 1,000 old mills.` */
function findingsOf({
  type = 'FILL_BLANKS',
  answers,
  options = [],
  instruction = 'Answer the questions.',
}: Keys): readonly string[] {
  const questions = answers.map((list, at) =>
    buildQuestion({ number: at + 1, question: 'Q', answers: list, options: options[at] ?? [] }),
  );
  const groups = [buildGroup(type, { questions, instruction })];
  const content = buildContent({ groups, passage: ['<p>The river runs past 1,000 old mills.</p>'], explanation: 'x' });
  return publishCheck(content).map(({ severity, code }) => `${severity} ${code}`);
}

describe('the findings on docs/marking.md', () => {
  it('are all that there are, with their severity', () => {
    expect(Object.fromEntries(readFindings())).toEqual(SEVERITIES);
  });

  it.each<[string, Keys, string[]]>([
    ['two equal keys', { answers: [['river'], ['River']] }, []],
    ['three equal keys, case aside', { answers: [['river'], ['River'], ['RIVER']] }, ['warning all_keys_equal']],
    ['three of four equal keys', { answers: [['river'], ['river'], ['river'], ['old']] }, []],
    [
      'three different keys of MCQ at one position',
      {
        type: 'MCQ',
        answers: [['a'], ['c'], ['e']],
        options: [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ],
      },
      ['warning all_keys_equal'],
    ],
    [
      'the same text of MCQ at different positions',
      {
        type: 'MCQ',
        answers: [['a'], ['a'], ['a']],
        options: [
          ['a', 'b'],
          ['b', 'a'],
          ['a', 'c'],
        ],
      },
      [],
    ],
    [
      'one accepted answer over the limit',
      { answers: [['river', 'old mills']], instruction: 'Write ONE WORD ONLY' },
      ['warning key_over_limit'],
    ],
    ['all over the limit', { answers: [['old mills']], instruction: 'Write ONE WORD ONLY' }, ['error key_over_limit']],
    ['optional words over it', { answers: [['(old) mills']], instruction: 'Write ONE WORD ONLY' }, []],
    ['one of two answers in the passage', { answers: [['ocean', 'river']] }, []],
    ['none', { answers: [['ocean', 'sea']] }, ['warning answer_not_in_passage']],
    ['half of a word', { answers: [['mill']] }, ['warning answer_not_in_passage']],
    ['another form of a number', { answers: [['1000 old mills']] }, []],
  ])('say of %s what the check says', (_, keys, expected) => {
    expect(findingsOf(keys)).toEqual(expected);
  });
});
