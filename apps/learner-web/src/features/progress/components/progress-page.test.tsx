import type { AttemptSummary, UserStats } from '@bandwise/api-contract/learner';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAttempt, buildStats } from '../../../testing/build-progress.ts';
import { ASSESSED, buildSummary, WITH_SUBMISSIONS } from '../../../testing/build-submission.ts';
import { failure, fakeApi, json, offline, type Handler } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

const STATS = 'GET /api/user/stats';
const HISTORY = 'GET /api/attempt';
const SPOKEN = '00000000-0000-4000-8000-0000000000f5';

function open(stats: UserStats, attempts: readonly AttemptSummary[], others: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({ [STATS]: () => json(stats), [HISTORY]: () => json({ attempts }), ...others });
  const user = renderApp('/progress', { token: 'abc' });
  return { api, user };
}

const readingTaken = buildStats({
  reading: {
    attempts: 3,
    marks: 28,
    total: 39,
    best: 84.6,
    last: { marks: 8, total: 13, date: '2026-11-12T10:00:00.000Z' },
  },
});

it('says that it is loading', async () => {
  fakeApi({ [STATS]: () => new Promise(() => {}), [HISTORY]: () => json({ attempts: [] }) });
  renderApp('/progress', { token: 'abc' });
  expect(await screen.findByText('Loading your progress…')).toBeTruthy();
});

it.each([
  ['the figures do', STATS, HISTORY],
  ['the tests do', HISTORY, STATS],
])('offers to try again when %s not arrive, and asks only for what is missing', async (_, missing, there) => {
  const api = fakeApi({ [STATS]: () => json(readingTaken), [HISTORY]: () => json({ attempts: [buildAttempt(1)] }) });
  api.on(missing, offline);
  const user = renderApp('/progress', { token: 'abc' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Your progress could not be loaded.')).toBeTruthy();
  api.on(missing, () => json(missing === STATS ? readingTaken : { attempts: [buildAttempt(1)] }));
  await user.click(retry);
  expect(await screen.findByRole('rowheader', { name: 'Harbours 1' })).toBeTruthy();
  expect(api.made(there)).toHaveLength(1);
});

it('has nothing but a way to practise for someone who has taken no test', async () => {
  open(buildStats(), []);
  expect(await screen.findByText('No results yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Practise Reading' }).getAttribute('href')).toBe('/practice/reading');
  expect(screen.getByRole('link', { name: 'Practise Listening' }).getAttribute('href')).toBe('/practice/listening');
  expect(screen.queryByRole('table')).toBeNull();
});

describe('a skill', () => {
  const card = async (name: string) => within(await screen.findByRole('region', { name }));

  it('shows tests taken, marks, best and last', async () => {
    open(readingTaken, [buildAttempt(1)]);
    const reading = await card('Reading');
    const figures = reading.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures.slice(0, 4)).toEqual(['3', '28 of 3972%', '85%', '8 of 1312 Nov 2026']);
    expect(reading.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Parts taken',
      'Marks',
      'Best',
      'Last',
      'Estimated band',
    ]);
  });

  it('estimates a band from the last test alone, for both readings, and says what the estimate is worth', async () => {
    open(readingTaken, [buildAttempt(1)]);
    const reading = await card('Reading');
    // 8 of 13 is 24.6 of 40: between bands 6 and 6 in Academic, 5 and 5 in General Training.
    expect(reading.getByText('about band 6.0').textContent).toBe('about band 6.0Academic');
    expect(reading.getByText('about band 5.0').textContent).toBe('about band 5.0General Training');
    expect(screen.getByText(/^A single part has no band\./)).toBeTruthy();
  });

  it('without a marked test has no figures and no estimate, only a link to practise', async () => {
    open(readingTaken, [buildAttempt(1)]);
    const listening = await card('Listening');
    expect(listening.getByText('No marked tests yet.')).toBeTruthy();
    expect(listening.getByRole('link', { name: 'Practise Listening' })).toBeTruthy();
    expect(listening.queryByText(/band/)).toBeNull();
  });
});

it('shows question types by name, the weakest first, each with its marks in words', async () => {
  const types = [
    { type: 'TFNG', marks: 9, total: 10 },
    { type: 'FILL_BLANKS', marks: 2, total: 12 },
    { type: 'MULTI', marks: 4, total: 8 },
  ] as const;
  open(buildStats({ types }), [buildAttempt(1)]);
  const section = within(await screen.findByRole('region', { name: 'Question types' }));
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Completion, labelling or short answers17%2 of 12',
    'Multiple choice, several answers50%4 of 8',
    'True/False/Not Given90%9 of 10',
  ]);
});

describe('the tests taken', () => {
  const row = async (title: string) => {
    const found = (await screen.findByRole('rowheader', { name: title })).closest('tr');
    if (!found) throw new Error(`No row for ${title}`);
    return found;
  };
  const cells = (of: HTMLElement) =>
    within(of)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('lead from a submitted one to its review', async () => {
    const attempt = buildAttempt(1, { part_number: 2 });
    open(readingTaken, [attempt]);
    const shown = await row('Harbours 1');
    expect(cells(shown)).toEqual([
      'Reading',
      'Part 2',
      expect.stringMatching(/^3 Nov 2026, /),
      '11 of 13',
      'SubmittedReview',
    ]);
    const review = within(shown).getByRole('link', { name: /^Review Harbours 1 3 Nov 2026/ });
    expect(review.getAttribute('href')).toBe(`/practice/reading/part2/${attempt.sectionID}?review=${attempt.id}`);
  });

  it('lead from one in progress back into it', async () => {
    const running = { status: 'in_progress', submitted_at: null, correctCount: null, total: null } as const;
    const attempt = buildAttempt(1, { ...running, skill: 'listening' });
    open(buildStats(), [attempt]);
    const shown = await row('Harbours 1');
    expect(cells(shown).slice(-2)).toEqual(['–', 'In progressContinue']);
    const link = within(shown).getByRole('link', { name: /^Continue Harbours 1/ });
    expect(link.getAttribute('href')).toBe(`/practice/listening/part1/${attempt.sectionID}`);
  });

  it('leave out what was only looked at', async () => {
    const looked = {
      status: 'in_progress',
      submitted_at: null,
      correctCount: null,
      total: null,
      answered: false,
    } as const;
    open(readingTaken, [buildAttempt(1, looked), buildAttempt(2)]);
    await row('Harbours 2');
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Harbours 2']);
  });

  it('begin with the first that was taken, however many were only looked at since', async () => {
    const looked = { status: 'in_progress', submitted_at: null, answered: false } as const;
    const page = Array.from({ length: 21 }, (_, index) => buildAttempt(index + 1, looked));
    const answerPage: Handler = ({ query }) => json({ attempts: query['beforeID'] ? [buildAttempt(30)] : page });
    fakeApi({ [STATS]: () => json(readingTaken), [HISTORY]: answerPage });
    renderApp('/progress', { token: 'abc' });
    await row('Harbours 30');
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Harbours 30']);
  });

  it.each([
    ['a reported one', { source: 'reported' }, 'Marks sent by your device, without the answers'],
    [
      'one in progress whose test was deleted',
      { status: 'in_progress', submitted_at: null, available: false },
      'Not finished: test no longer available',
    ],
  ] as const)('lead nowhere from %s', async (_, part, status) => {
    open(buildStats(), [buildAttempt(1, part)]);
    const shown = await row('Harbours 1');
    expect(cells(shown).at(-1)).toBe(status);
    expect(within(shown).queryByRole('link')).toBeNull();
  });

  describe('that do not fit on a page', () => {
    const attempts = Array.from({ length: 25 }, (_, index) => buildAttempt(index + 1));

    function openPages() {
      const { api, user } = open(readingTaken, attempts.slice(0, 21));
      return { api, user };
    }

    it('come when they are asked for, and the first of them takes the focus', async () => {
      const { api, user } = openPages();
      const older = await screen.findByRole('button', { name: 'Show older tests' });
      expect(screen.getAllByRole('rowheader')).toHaveLength(20);
      api.on(HISTORY, () => json({ attempts: attempts.slice(20) }));
      await user.click(older);
      const next = await row('Harbours 21');
      expect(screen.getAllByRole('rowheader')).toHaveLength(25);
      await waitFor(() => expect(document.activeElement).toBe(next));
      expect(screen.queryByRole('button', { name: 'Show older tests' })).toBeNull();
      const last = attempts[19];
      expect(api.made(HISTORY).at(-1)?.query).toEqual({ limit: '21', before: last?.started_at, beforeID: last?.id });
    });

    it('say so when they do not come, and may be asked for again', async () => {
      const { api, user } = openPages();
      api.on(HISTORY, () => failure(500, 'internal', 'No.'));
      await user.click(await screen.findByRole('button', { name: 'Show older tests' }));
      expect((await screen.findByRole('alert')).textContent).toBe('The older tests could not be loaded.');
      expect(screen.getAllByRole('rowheader')).toHaveLength(20);
      api.on(HISTORY, () => json({ attempts: attempts.slice(20) }));
      await user.click(screen.getByRole('button', { name: 'Show older tests' }));
      expect(await row('Harbours 25')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});

it('is reached from the account menu', async () => {
  fakeApi({ [STATS]: () => json(buildStats()), [HISTORY]: () => json({ attempts: [] }) });
  const user = renderApp('/home', { token: 'abc' });
  await user.click(await screen.findByRole('button', { name: 'AL, account menu of Ada Lovelace' }));
  await user.click(screen.getByRole('link', { name: 'My progress' }));
  expect(await screen.findByRole('heading', { name: 'My progress', level: 1 })).toBeTruthy();
  expect(address()).toBe('/progress');
});

it('asks again on each visit: a test taken in between is there', async () => {
  const { api, user } = open(buildStats(), []);
  await screen.findByText('No results yet');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: "IELTS 6.5 - Let's get it!" });
  api.on(STATS, () => json(readingTaken));
  api.on(HISTORY, () => json({ attempts: [buildAttempt(1)] }));
  await user.click(screen.getByRole('button', { name: /account menu/ }));
  await user.click(screen.getByRole('link', { name: 'My progress' }));
  expect(await screen.findByRole('rowheader', { name: 'Harbours 1' })).toBeTruthy();
});

describe('what was wrong', () => {
  const openPractice = (answer: ReturnType<Handler>) =>
    open(readingTaken, [buildAttempt(1)], { 'GET /api/practice': () => answer });
  const practise = async () => within(await screen.findByRole('region', { name: 'Practise what you got wrong' }));

  it('shows how much of it is due, by skill and question type, with the way to practise it', async () => {
    openPractice(
      json({
        due: 3,
        total: 5,
        next_due: null,
        counts: [
          { skill: 'reading', type: 'TFNG', due: 3, total: 4 },
          { skill: 'listening', type: 'MULTI', due: 0, total: 1 },
        ],
      }),
    );
    const section = await practise();
    const all = await section.findByRole('link', { name: 'Practise 3 questions' });
    expect(all.getAttribute('href')).toBe('/progress/practise');
    expect(section.getByText('3 questions to practise now')).toBeTruthy();
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Reading: True/False/Not Given3 of 4 to practise nowPractise',
      'Listening: Multiple choice, several answers0 of 1 to practise now',
    ]);
    const one = section.getByRole('link', { name: /^Practise Reading: True/ });
    expect(one.getAttribute('href')).toBe('/progress/practise?skill=reading&type=TFNG');
  });

  it('says when the next is due, and when there is nothing yet', async () => {
    openPractice(
      json({
        due: 0,
        total: 1,
        next_due: '2026-11-24T08:30:00.000Z',
        counts: [{ skill: 'reading', type: 'TFNG', due: 0, total: 1 }],
      }),
    );
    const section = await practise();
    expect(await section.findByText('No questions to practise now')).toBeTruthy();
    expect(section.getByText(/^24 Nov 2026/)).toBeTruthy();
    expect(section.queryByRole('link')).toBeNull();
  });

  it('leaves the rest of the page as it is where it does not arrive', async () => {
    const { api, user } = open(readingTaken, [buildAttempt(1)], { 'GET /api/practice': offline });
    const section = await practise();
    const retry = await section.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('rowheader', { name: 'Harbours 1' })).toBeTruthy();
    api.on('GET /api/practice', () => json({ due: 0, total: 0, next_due: null, counts: [] }));
    await user.click(retry);
    expect(await section.findByText(/^Nothing to practise yet/)).toBeTruthy();
  });
});

describe('bands over time', () => {
  const sat = (id: number, band: number | null) => ({
    id: `00000000-0000-4000-a000-00000000000${id}`,
    status: 'ended',
    created_at: `2026-11-0${id}T09:00:00.000Z`,
    ended_at: `2026-11-0${id}T10:00:00.000Z`,
    exams: [{ exam_id: 'e', title: `Rivers ${id}`, skill: 'reading', variant: 'general' }],
    state: {},
    results: [{ sat: true, marks: 30, total: 40, band: band === null ? null : { band, provisional: false } }],
    overall: null,
    waiting_for: [],
  });

  const openSat = (...sittings: ReturnType<typeof sat>[]) =>
    open(readingTaken, [buildAttempt(1)], { 'GET /api/sitting': () => json({ now: 0, sittings }) });

  it('are there in words, the latest first, each with the way to its result [D55]', async () => {
    const { api } = openSat(sat(2, 6.5), sat(1, 6), sat(3, null));
    const paper = within(await screen.findByRole('region', { name: 'Reading (General Training)' }));
    expect(paper.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Band 6.5Rivers 230 of 40, 2 Nov 2026',
      'Band 6.0Rivers 130 of 40, 1 Nov 2026',
    ]);
    expect(paper.getByRole('link', { name: 'Rivers 2' }).getAttribute('href')).toBe(`/sitting/${sat(2, 1).id}`);
    expect(api.made('GET /api/sitting').map(({ query }) => query)).toContainEqual({ status: 'ended', limit: '100' });
    expect(screen.getByText(/^From full tests with 40 marks\. Bands are estimates/)).toBeTruthy();
  });

  it('has those of speaking tests, and writing and speaking by criterion', async () => {
    const writing = buildSummary({ title: 'Towns', ...ASSESSED, bands: { task_response: 7, grammar: 6 } });
    const speaking = buildSummary({
      id: SPOKEN,
      title: 'A walk',
      skill: 'speaking',
      ...ASSESSED,
      bands: { grammar: 8 },
    });
    const { user } = open(buildStats(), [], {
      ...WITH_SUBMISSIONS,
      'GET /api/submission': () => json({ submissions: [writing, speaking, buildSummary({ title: 'Waits' })] }),
    });
    const bands = within(await screen.findByRole('region', { name: 'Bands over time' }));
    expect(bands.getByRole('listitem').textContent).toBe('Band 6.5A walk19 Nov 2026');
    const criteria = within(screen.getByRole('region', { name: 'Writing and Speaking by criterion' }));
    const texts = within(criteria.getByRole('region', { name: 'Writing' }));
    expect(texts.getByRole('listitem').textContent).toBe('Band 7Towns19 Nov 2026');
    await user.selectOptions(texts.getByLabelText('Criterion'), 'Grammatical Range and Accuracy');
    expect(texts.getByRole('listitem').textContent).toBe('Band 6Towns19 Nov 2026');
    expect(within(criteria.getByRole('region', { name: 'Speaking' })).getByRole('listitem').textContent).toMatch(
      /^Band 8/,
    );
  });

  it('are not there where no whole test of 40 marks was taken [D55]', async () => {
    openSat(sat(3, null));
    await screen.findByRole('rowheader', { name: 'Harbours 1' });
    expect(screen.queryByRole('heading', { name: 'Bands over time' })).toBeNull();
  });
});
