import { LIMITS, markSection, parseGroups } from '@bandwise/domain';
import { helpFor } from '@bandwise/ui/help/help-for.ts';
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
import { describe, expect, it } from 'vitest';
import { createExamPath } from '../../shared/exams/paths.ts';
import { PROBLEMS_PATH } from '../../shared/problems/paths.ts';
import { RESULTS_PATH } from '../../shared/results/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { HELP_TABLE } from './help-table.ts';
import { pages } from './pages/english.ts';

const ids = new Set(pages.map(({ id }) => id));
const pageOf = (id: string) => pages.find((page) => page.id === id) ?? expect.fail(`no page ${id}`);

describe.each(pages.map((page) => [page.id, page] as const))('the page %s', (_, page) => {
  it('has fewer than 400 words', () => {
    expect(countWords(page)).toBeLessThan(WORDS_MAX);
  });

  it('names controls as the screens do', () => {
    const labels = new Set([...textsOf(texts), ...textsOf(sharedTexts), 'Forgot password?']);
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

it.each([
  ['/tests', 'printed-test'],
  [createExamPath('listening'), 'editor'],
  ['/bin', 'editor'],
  ['/users', 'users-from-a-file'],
  [RESULTS_PATH, 'results-and-statistics'],
  ['/assessing/8f2', 'assessing-writing'],
  ['/statistics/section/8f2', 'results-and-statistics'],
  [PROBLEMS_PATH, 'keys-and-regrades'],
  ['/regrade/8f2', 'keys-and-regrades'],
  ['/audit', 'settings'],
  ['/settings', 'settings'],
  ['/devices', 'settings'],
  ['/', null],
])('leads from %s to %s', (path, page) => {
  expect(helpFor(HELP_TABLE, path)).toBe(page);
});

it('names pages that are there', () => {
  expect(HELP_TABLE.filter(([, page]) => !ids.has(page))).toEqual([]);
});

describe('keys', () => {
  const examples = tablesOf(pageOf('keys-and-regrades'))
    .flat()
    .flatMap((row) => {
      const accepted = row['What it accepts']?.textContent.matchAll(/“([^”]+)”/g) ?? [];
      return [...accepted].map(([, answer = '']) => [row['Key']?.textContent ?? '', answer] as const);
    });

  it('has examples', () => expect(examples.length).toBeGreaterThan(6));

  it.each(examples)('“%s” accepts “%s”', (key, answer) => {
    const groups = parseGroups([{ type: 'FILL_BLANKS', questions: [{ number: 1, question: 'Q', answer: [key] }] }]);
    const section = { groups: groups.ok ? groups.value : [] };
    expect(markSection(section, { '1': answer }, { profile: 'ielts' }).marks).toBe(1);
  });
});

it('says how long the password of a locked test is', () => {
  expect(pageOf('editor').html).toContain(`at least ${LIMITS.lockPasswordMin} characters`);
});
