import { MARKING_RULES, type MarkingProfile, RIGHT_REASONS, WRONG_REASONS } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { markExample } from './mark-example.ts';
import { profilesOf, readMarkingPage, readReasons, type RuleSection, type RuleSentence } from './marking-page.ts';

const sections = readMarkingPage();

/** What a column of answers promises: the marks, and how the results table shows it. */
const PROMISES: Readonly<Record<string, { marks: 'all' | 1 | 0; correct: boolean; blank?: true }>> = {
  Right: { marks: 'all', correct: true },
  'Not right': { marks: 0, correct: false },
  Blank: { marks: 0, correct: false, blank: true },
  'One mark of two': { marks: 1, correct: false },
  'Without a mark, shown as right': { marks: 0, correct: true },
};

const verdictOn = (sentence: RuleSentence, given: unknown, profile: MarkingProfile) =>
  markExample({ ...sentence, given, profile });

interface Row {
  readonly section: RuleSection;
  readonly sentence: RuleSentence;
  readonly column: string;
  readonly given: unknown;
  readonly profile: MarkingProfile;
}

const rows: readonly Row[] = sections.flatMap((section) =>
  section.sentences.flatMap((sentence) =>
    Object.entries(sentence.answers).flatMap(([column, answers]) =>
      answers.flatMap((given) =>
        profilesOf(section.id).map((profile) => ({ section, sentence, column, given, profile })),
      ),
    ),
  ),
);

describe('docs/marking.md', () => {
  it('has a heading for each rule that decides verdicts, and no other', () => {
    expect(sections.map(({ id }) => id)).toEqual([...MARKING_RULES]);
  });

  it('names a source for each rule, and shows each sentence by answers', () => {
    expect(sections.filter(({ source }) => source === '').map(({ id }) => id)).toEqual([]);
    const unshown = sections.flatMap(({ sentences }) =>
      sentences.filter(({ text, answers }) => text === '' || Object.values(answers).flat().length === 0),
    );
    expect(unshown).toEqual([]);
  });

  it('explains every reason code, and no other', () => {
    expect([...readReasons().keys()]).toEqual([...RIGHT_REASONS, ...WRONG_REASONS]);
  });

  it.each(rows)('$section.id: $sentence.key, $column: $given ($profile)', ({ sentence, column, given, profile }) => {
    const verdict = verdictOn(sentence, given, profile);
    const promise = PROMISES[column];
    expect(promise).toBeDefined();
    expect({ marks: verdict.marks, correct: verdict.correct, blank: verdict.blank }).toEqual({
      marks: promise?.marks === 'all' ? verdict.total : promise?.marks,
      correct: promise?.correct,
      blank: promise?.blank ?? false,
    });
  });
});

/** What a rule decides: answers that are right for another reason than standing in the key; of a limit, those that are not. */
const decided = rows.filter(({ section, sentence, column, given, profile }) =>
  section.id === 'word-limit'
    ? column === 'Not right'
    : column === 'Right' && verdictOn(sentence, given, profile).reason !== 'exact',
);

it.each(decided)('$section.id decides on $given for $sentence.key', ({ section, sentence, given, profile }) => {
  expect(verdictOn(sentence, given, profile).rule).toBe(section.id);
});
