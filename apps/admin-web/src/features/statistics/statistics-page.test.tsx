import type { AnswerAnalysis, QuestionStatisticsBody, StatisticsBody } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const SECTION = '00000000-0000-4000-8000-000000000021';
const EXAM = '00000000-0000-4000-8000-000000000011';
const OF_SECTION = 'GET /api/section/:id/statistics';
const ANSWERS = 'GET /api/section/:id/statistics/answers';

const question = (part: Partial<QuestionStatisticsBody> = {}): QuestionStatisticsBody => ({
  sectionID: SECTION,
  addresses: ['1'],
  number: 1,
  numbers: [1],
  type: 'FILL_BLANKS',
  asks: 'By the weir stood a ____ with its',
  total: 1,
  attempts: 20,
  facility: 61.44,
  deviation: 0.5,
  random_guess: 0,
  intended_weight: 50,
  effective_weight: 48.2,
  discrimination: 41.5,
  efficiency: 60,
  thirds: { lower: 20, middle: 60, upper: 90 },
  flags: [],
  ...part,
});

const wrongKey = question({
  addresses: ['11'],
  number: 11,
  numbers: [11],
  discrimination: -25.14,
  effective_weight: null,
  flags: ['probably_wrong_key'],
});
const easy = question({ addresses: ['2'], number: 2, numbers: [2, 3], total: 2, flags: ['extremely_easy'] });

const statistics = (part: Partial<StatisticsBody> = {}): StatisticsBody => ({
  exam_id: EXAM,
  skill: 'reading',
  name: 'Herons',
  parts: [{ sectionID: SECTION, part_number: 2, title: 'Herons', version: 1, versions: [1] }],
  take: 'first',
  total: 4,
  attempts: 20,
  hidden: false,
  left_out: { other_versions: 0, no_account: 0 },
  figures: {
    mean: 2.25,
    median: 2,
    deviation: 1.25,
    skewness: -0.5,
    kurtosis: null,
    consistency: 62.5,
    error_ratio: 61.2,
    standard_error: 0.77,
  },
  histogram: [1, 4, 8, 4, 3],
  questions: [question(), easy, wrongKey],
  ...part,
});

const analysis: AnswerAnalysis = {
  sectionID: SECTION,
  number: 11,
  type: 'FILL_BLANKS',
  total: 1,
  attempts: 20,
  thirds: { lower: 6, middle: 8, upper: 6 },
  blanks: [
    {
      address: '11',
      kind: 'typed',
      key: ['weir'],
      answers: [
        {
          answer: 'mill',
          label: 'mill',
          forms: ['Mill'],
          count: 11,
          right: 0,
          is_key: false,
          thirds: { lower: 1, middle: 5, upper: 5 },
        },
        {
          answer: 'weir',
          label: 'weir',
          forms: [],
          count: 6,
          right: 6,
          is_key: true,
          thirds: { lower: 4, middle: 2, upper: 0 },
        },
      ],
      others: 2,
      blank: 1,
    },
  ],
};

it('lists flagged questions first, the most serious first, with links to change their keys', async () => {
  fakeApi({ [OF_SECTION]: () => json(statistics()) });
  renderConsole(`/statistics/section/${SECTION}`);
  const look = within(await screen.findByRole('region', { name: 'Questions to check' }));
  expect(look.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Question 11The key is probably wrong'),
    expect.stringContaining('Questions 2–3Extremely easy'),
  ]);
  expect(look.getByRole('link', { name: 'Question 11: change the key' }).getAttribute('href')).toBe(
    `/regrade/${SECTION}?question=11`,
  );
  expect(look.queryByRole('link', { name: 'Questions 2–3: change the key' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Statistics of Herons (Part 2)');
  expect(screen.getByRole('link', { name: 'View results' }).getAttribute('href')).toBe(`/results?section=${SECTION}`);
});

it('says that a suspected wrong key may be due to chance if there are few attempts', async () => {
  const sure = question({ ...wrongKey, attempts: 2000 });
  fakeApi({ [OF_SECTION]: () => json(statistics({ questions: [wrongKey, { ...sure, number: 12 }] })) });
  renderConsole(`/statistics/section/${SECTION}`);
  const look = within(await screen.findByRole('region', { name: 'Questions to check' }));
  const [unsure, certain] = look.getAllByRole('listitem').map((item) => item.textContent);
  expect(unsure).toContain('With 20 attempts this may be due to chance.');
  expect(certain).not.toContain('chance');
});

it('has a table for every plot, and shows missing figures as a dash [D63]', async () => {
  const { user } = open();
  const questions = await screen.findByRole('region', { name: 'Questions' });
  const cells = within(questions)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent));
  expect(cells[0]).toEqual(['61.4%', '41.5%', '60.0%', '0.50', '0.0%', '50.0%', '48.2%']);
  expect(cells[2]?.at(-1)).toBe('–');
  expect(screen.getByRole('img', { name: 'Bar chart of 20 attempts by marks, with a mean of 2.3.' })).toBeTruthy();
  await user.click(screen.getByText('Marks as a table'));
  const marks = screen.getByRole('region', { name: 'Marks as a table' });
  expect(
    within(marks)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['01', '14', '28', '34', '43']);
  expect(screen.getByText('Low: below 64%, chance has too much influence')).toBeTruthy();
});

it('shows typed answers with verdicts and thirds, and links from an answer to accepting it [D63]', async () => {
  const { api, user, address } = open({ [ANSWERS]: () => json(analysis) });
  await user.click(await screen.findByRole('link', { name: 'Show answers to Question 11' }));
  expect(address()).toBe(`/statistics/section/${SECTION}?question=11`);
  const answers = await screen.findByRole('region', { name: 'Question 11: answers given' });
  expect(document.activeElement?.textContent).toBe('Question 11: answers given');
  const rows = (await within(answers).findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(
    within(answers).getByText('The best third of learners earned 90.0% of the marks, the weakest third 20.0%.'),
  ).toBeTruthy();
  expect(rows[0]).toContain('millWrong');
  expect(rows[0]).toContain('Also written: Mill');
  expect(rows[0]).toContain('83.3%');
  expect(rows[1]).toContain('weirCorrect');
  expect(rows.slice(2)).toEqual(['2 other answers2', 'No answer1']);
  const accept = within(answers).getByRole('link', { name: 'Accept “mill” and mark again' });
  expect(accept.getAttribute('href')).toBe(`/regrade/${SECTION}?question=11&accept=mill`);
  expect(within(answers).queryByRole('link', { name: 'Accept “weir” and mark again' })).toBeNull();
  expect(api.made(ANSWERS).map(({ query }) => query)).toEqual([{ question: '11', take: 'first', versions: 'same' }]);
  await user.click(within(answers).getByRole('button', { name: 'Close' }));
  expect(address()).toBe(`/statistics/section/${SECTION}`);
});

it('hides the figures of few attempts until they are requested, and says which attempts are excluded', async () => {
  const few = { hidden: true, attempts: 4, figures: null, histogram: [], questions: [] };
  const { api, user } = open({}, statistics({ ...few, left_out: { other_versions: 12, no_account: 1 } }));
  expect(await screen.findByText('Only 4 attempts so far')).toBeTruthy();
  expect(screen.getByText('12 attempts at versions with different questions are not included.')).toBeTruthy();
  expect(screen.getByText(/^1 attempt of a deleted account is not included/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show figures anyway' }));
  expect(api.made(OF_SECTION).at(-1)?.query).toEqual({ take: 'first', versions: 'same', few: 'show' });
  await user.click(screen.getByLabelText('Include versions in which the wording of questions differs'));
  await user.selectOptions(screen.getByLabelText('Attempts included'), 'All attempts');
  expect(api.made(OF_SECTION).at(-1)?.query).toEqual({ take: 'all', versions: 'alike', few: 'show' });
});

it('links from the statistics of a whole test to those of its parts', async () => {
  const parts = [1, 2].map((part_number) => ({
    sectionID: SECTION.replace('021', `02${part_number}`),
    part_number,
    title: 'Herons',
    version: 1,
    versions: [1],
  }));
  fakeApi({ 'GET /api/exam/:id/statistics': () => json(statistics({ parts })) });
  renderConsole(`/statistics/exam/${EXAM}`);
  const part = await screen.findByRole('link', { name: 'Part 2' });
  expect(part.getAttribute('href')).toBe(`/statistics/section/${parts[1]?.sectionID}`);
  expect(screen.getByText(/Only learners who have taken every part are included/)).toBeTruthy();
  const row = screen.getByRole('link', { name: 'Show answers to Question 11, Part 1' });
  expect(row.getAttribute('href')).toBe(`/statistics/section/${SECTION}?question=11`);
});

it('offers a retry when the statistics fail to load', async () => {
  const api = fakeApi({ [OF_SECTION]: () => failure(500, 'internal', 'Server error') });
  const { user } = renderConsole(`/statistics/section/${SECTION}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(OF_SECTION, () => json(statistics()));
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Questions to check' })).toBeTruthy();
});

function open(handlers: Parameters<typeof fakeApi>[0] = {}, body = statistics()) {
  const api = fakeApi({ [OF_SECTION]: () => json(body), ...handlers });
  return { api, ...renderConsole(`/statistics/section/${SECTION}`) };
}
