import { bandOf, markSection, parseGroups, type BandedExam, type MarkingProfile } from '@bandwise/domain';
import { LISTENING_DEFAULTS, SITTING_DEFAULTS, UNHEARD_MAX } from '@bandwise/domain/internal';
import {
  countWords,
  descriptionsOf,
  labelsOf,
  linksOf,
  tablesOf,
  textsOf,
  WORDS_MAX,
} from '@bandwise/ui/testing/help-pages.ts';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { CONTRAST_THEMES, TEXT_SIZES } from '@bandwise/ui/theme/contrast.ts';
import { describe, expect, it } from 'vitest';
import { texts } from '../../shared/texts/texts.ts';
import { pages } from './pages/english.ts';

const ids = new Set(pages.map(({ id }) => id));
const pageOf = (id: string) => pages.find((page) => page.id === id) ?? expect.fail(`no page ${id}`);
const textOf = (id: string) => {
  const { lead, html } = pageOf(id);
  return `${lead} ${html.replaceAll(/<[^>]*>/g, ' ')}`;
};

describe.each(pages.map((page) => [page.id, page] as const))('the page %s', (_, page) => {
  it('has fewer than 400 words', () => {
    expect(countWords(page)).toBeLessThan(WORDS_MAX);
  });

  it('names controls as the screens do', () => {
    const labels = new Set([...textsOf(texts), ...textsOf(sharedTexts)]);
    expect(labelsOf(page).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('leads to pages that are there', () => {
    expect(linksOf(page).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has a first paragraph of plain text, as the list of pages shows it', () => {
    expect(page.lead).not.toMatch(/[[\]*`]/);
  });

  it('describes its pictures', () => {
    expect(descriptionsOf(page).filter((text) => text.length < 20)).toEqual([]);
  });
});

describe('how answers are marked', () => {
  const rows = tablesOf(pageOf('how-answers-are-marked')).flat();
  const valuesIn = (cell: HTMLElement | undefined) =>
    [...(cell?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent);
  const examples = (column: string) =>
    rows.flatMap((row) => {
      const [key = ''] = valuesIn(row['Correct answer']);
      const [instruction = ''] = valuesIn(row['Instruction']);
      return valuesIn(row[column]).map((answer) => [answer, key, instruction] as const);
    });
  const marksOf = (answer: string, key: string, instruction: string, profile: MarkingProfile) => {
    const question = { number: 1, question: 'Q', answer: [key] };
    const groups = parseGroups([{ type: 'FILL_BLANKS', instruction, questions: [question] }]);
    return groups.ok ? markSection({ groups: groups.value }, { '1': answer }, { profile }).marks : null;
  };

  it('shows answers', () => expect(rows.length).toBeGreaterThan(8));

  it.each([...examples('Also right'), ...examples('Right')])('takes “%s” for “%s”', (answer, key, instruction) => {
    expect(marksOf(answer, key, instruction, 'ielts')).toBe(1);
  });

  it.each(examples('Wrong'))('does not take “%s” for “%s”', (answer, key, instruction) => {
    expect(marksOf(answer, key, instruction, 'ielts')).toBe(0);
  });

  it.each([
    ['river', 1],
    ['RIVER', 1],
    ['River', 0],
  ])('takes %s as written or in capitals only: %s', (answer, marks) => {
    expect(marksOf(answer, 'river', '', 'spec')).toBe(marks);
  });
});

it('has the lowest marks of each band', () => {
  const exams: Readonly<Record<string, BandedExam>> = {
    Listening: 'listening',
    'Academic Reading': 'academic_reading',
    'General Training Reading': 'general_reading',
  };
  const rows = tablesOf(pageOf('bands')).flat();
  const shown = rows.flatMap((row) =>
    Object.entries(exams).map(([name, exam]) => {
      const marks = Number(row[name]?.textContent);
      return [Number(row['Band']?.textContent), bandOf(exam, marks).band, bandOf(exam, marks - 1).band] as const;
    }),
  );
  expect(shown).toHaveLength(33);
  for (const [band, reached, below] of shown) {
    expect(reached).toBe(band);
    expect(below).toBeLessThan(band);
  }
});

it.each([
  ['exam-conditions', `usually ${LISTENING_DEFAULTS.reading_seconds} seconds`],
  ['exam-conditions', `usually ${LISTENING_DEFAULTS.final_checking_seconds / 60} minutes`],
  ['exam-conditions', `a break of up to ${SITTING_DEFAULTS.pause_seconds / 60} minutes`],
  ['exam-conditions', `After ${SITTING_DEFAULTS.instructions_seconds / 60} minutes the next test starts`],
  ['exam-conditions', `the lost time back, up to ${UNHEARD_MAX / 60_000} minutes`],
  ['listening-on-a-phone', `at most ${UNHEARD_MAX / 60_000} minutes in one exam`],
  ['listening-on-a-phone', texts.audio.forward.toLowerCase()],
  ['taking-a-test', `${['no', 'one', 'two', 'three'][TEXT_SIZES.length]} text sizes`],
  ['taking-a-test', `${['no', 'one', 'two', 'three'][CONTRAST_THEMES.length]} contrasts`],
  ['saving-and-offline', texts.attempt.saveStatus.offline],
  ['saving-and-offline', texts.attempt.saveStatus.refused],
])('the page %s says “%s”', (id, fact) => {
  expect(textOf(id)).toContain(fact);
});
