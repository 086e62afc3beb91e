import type { SectionListRow } from '@bandwise/api-contract/learner';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildListItem, buildSection } from '../../../testing/build-section.ts';
import { buildSummary, WITH_SUBMISSIONS } from '../../../testing/build-submission.ts';
import { failure, fakeApi, json, type Handler } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';
import { NARROW_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';

type Skill = 'writing' | 'speaking';

const UNLOCK = 'POST /api/section/:id/unlock';
const SECTION = 'GET /api/section/:id';

function open(
  tasks: readonly SectionListRow[],
  {
    skill = 'writing',
    query = '',
    handlers = {},
  }: { skill?: Skill; query?: string; handlers?: Readonly<Record<string, Handler>> } = {},
) {
  const api = fakeApi({ [`GET /api/exam/list/part/${skill}`]: () => json({ sections: tasks }), ...handlers });
  const user = renderApp(`/practice/${skill}${query}`, { token: 'abc' });
  return { api, user };
}

const buildTask = (title: string, part: Partial<SectionListRow> = {}) =>
  buildListItem({ title, examContent: [`<p>About ${title}</p>`], ...part });

function narrowScreen() {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matchMedia(query), { matches: query === NARROW_SCREEN }),
  );
}

const list = () => within(screen.getByRole('region', { name: 'Tests' }));
const row = (title: string) => list().getByRole('button', { name: new RegExp(`^${title}`) });
const titles = () =>
  list()
    .getAllByRole('button', { name: /Part/ })
    .map((button) => button.textContent);
const detail = async (title: string) => within(await screen.findByRole('article', { name: title }));

// The screen and its parts are fetched at their first use.
beforeAll(async () => {
  open([buildTask('First')]);
  await screen.findByText('About First', {}, { timeout: 10_000 });
  cleanup();
});

it('shows the first task of the list until one is chosen [L2-70 L2-76 L2-77]', async () => {
  const { user } = open([buildTask('Maps'), buildTask('Letters')]);
  expect(await (await detail('Letters')).findByText('About Letters')).toBeTruthy();
  expect(row('Letters').getAttribute('aria-current')).toBe('true');
  await user.click(row('Maps'));
  expect(await (await detail('Maps')).findByText('About Maps')).toBeTruthy();
  expect(row('Letters').getAttribute('aria-current')).toBeNull();
});

it.each(['writing', 'speaking'] as const)('says beside each %s task how far its last text is', async (skill) => {
  const [maps, letters, walks] = [buildTask('Maps'), buildTask('Letters'), buildTask('Walks')];
  const assessed = { state: 'assessed', band: 6.25 } as const;
  const submissions = [buildSummary({ sectionID: maps.id, ...assessed }), buildSummary({ sectionID: letters.id })];
  const { api } = open([maps, letters, walks], {
    skill,
    handlers: { ...WITH_SUBMISSIONS, 'GET /api/submission': () => json({ submissions }) },
  });
  await screen.findByText(/Assessed: Band 6.25/);
  expect(row('Maps').textContent).toContain('· Assessed: Band 6.25');
  expect(row('Letters').textContent).toContain('· Handed in');
  expect(row('Walks').textContent).not.toContain('·');
  expect(api.made('GET /api/submission')[0]?.query).toMatchObject({ take: 'last' });
});

it('has the states of any number of tasks', async () => {
  const [maps, letters] = [buildTask('Maps'), buildTask('Letters')];
  const newer = Array.from({ length: 99 }, (_, number) => buildSummary({ id: `n${number}`, sectionID: `s${number}` }));
  const first = [...newer, buildSummary({ id: 'last of the page', sectionID: maps.id })];
  open([maps, letters], {
    handlers: {
      ...WITH_SUBMISSIONS,
      'GET /api/submission': ({ query }) =>
        json({
          submissions: query['beforeID'] === 'last of the page' ? [buildSummary({ sectionID: letters.id })] : first,
        }),
    },
  });
  await waitFor(() => expect(row('Letters').textContent).toContain('· Handed in'));
  expect(row('Maps').textContent).toContain('· Handed in');
});

it('keeps the chosen task over a reload', async () => {
  const maps = buildTask('Maps');
  open([maps, buildTask('Letters')], { query: `?task=${maps.id}` });
  expect(await detail('Maps')).toBeTruthy();
});

it.each<[string, Partial<SectionListRow>]>([
  ['without a text', { examContent: [] }],
  ['with an empty one', { examContent: ['<p> </p>'] }],
])('says that there is no content in a task %s [L2-78]', async (_, part) => {
  open([buildTask('Maps', part)]);
  expect(await screen.findByText('No content available')).toBeTruthy();
});

describe('the list', () => {
  const tasks = [
    buildTask('Task 10', { created_at: '2026-01-01T00:00:00.000Z' }),
    buildTask('Task 9', { created_at: '2026-03-01T00:00:00.000Z', part_number: 2 }),
    buildTask('Bar chart', { created_at: '2026-02-01T00:00:00.000Z' }),
  ];

  it.each([
    ['A to Z', ['Bar chart', 'Task 9', 'Task 10']],
    ['Z to A', ['Task 10', 'Task 9', 'Bar chart']],
    ['Newest First', ['Task 9', 'Bar chart', 'Task 10']],
    ['Oldest First', ['Task 10', 'Bar chart', 'Task 9']],
  ])('sorts by %s [L2-73]', async (sort, expected) => {
    const { user } = open(tasks);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), sort);
    expect(titles().map((title) => title.replace(/Part.*/, ''))).toEqual(expected);
  });

  it.each([
    ['the part', (user: User) => user.click(screen.getByRole('link', { name: 'Part 1' }))],
    ['the search', (user: User) => user.type(screen.getByRole('searchbox'), 'a')],
    ['the order', (user: User) => user.selectOptions(screen.getByRole('combobox'), 'Z to A')],
  ])('forgets the choice and the page when %s changes [L4-39]', async (_, change) => {
    const chosen = tasks[0]?.id ?? '';
    const { user } = open(tasks, { query: `?page=1&task=${chosen}` });
    await detail('Task 10');
    await change(user);
    await waitFor(() => expect(address()).not.toContain('task='));
    expect(address()).not.toContain('page=');
  });

  it.each([
    ['writing', [1], ['All parts', 'Part 1', 'Part 2']],
    ['writing', [1, 3], ['All parts', 'Part 1', 'Part 2', 'Part 3']],
    ['speaking', [1], ['All parts', 'Part 1', 'Part 2 + 3']],
  ] as const)('offers for %s with the parts %j: %j [L2-52 L7-20]', async (skill, parts, labels) => {
    open(
      parts.map((part) => buildTask(`Task ${part}`, { part_number: part })),
      { skill },
    );
    const nav = within(await screen.findByRole('navigation', { name: 'Parts' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(labels);
  });

  it('finds Part 2 + 3 under the value 2 [L2-58]', async () => {
    const { user } = open([buildTask('Cue card', { part_number: 2 }), buildTask('Hobbies')], { skill: 'speaking' });
    await user.click(await screen.findByRole('link', { name: 'Part 2 + 3' }));
    expect(titles()).toEqual(['Cue cardPart 2 + 3']);
    expect(address()).toBe('/practice/speaking?part=2');
  });

  it.each([
    ['a wide', 30, () => undefined],
    ['a narrow', 7, narrowScreen],
  ])('has on %s screen %i tasks a page [L2-74 L9-13]', async (_, size, prepare) => {
    prepare();
    open(Array.from({ length: 31 }, (_task, index) => buildTask(`Task ${index + 1}`)));
    await screen.findByRole('region', { name: 'Tests' });
    expect(titles()).toHaveLength(size);
  });
});

describe('from a task', () => {
  it('leads to the writing screen [L2-71]', async () => {
    const task = buildTask('Letters', { part_number: 2 });
    open([task]);
    const start = await screen.findByRole('link', { name: 'Start Writing' });
    expect(start.getAttribute('href')).toBe(`/practice/Writing/2/${task.id}`);
  });

  it('leads nowhere where it is for speaking [L1-6 L2-72]', async () => {
    open([buildTask('Hobbies')], { skill: 'speaking' });
    await screen.findByText('About Hobbies');
    expect(screen.queryByRole('link', { name: 'Start Writing' })).toBeNull();
  });
});

describe('on a narrow screen', () => {
  it('opens a task over the list, and leads back to it [L2-75]', async () => {
    narrowScreen();
    const { user } = open([buildTask('Maps'), buildTask('Letters')]);
    await screen.findByRole('region', { name: 'Tests' });
    expect(screen.queryByText('About Letters')).toBeNull();
    await user.click(row('Maps'));
    const overlay = within(await screen.findByRole('dialog', { name: 'Maps' }));
    expect(await overlay.findByText('About Maps')).toBeTruthy();
    await user.click(overlay.getByRole('button', { name: 'Back to list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/practice/writing');
  });
});

describe('a locked task', () => {
  const { examContent: _text, ...locked } = buildTask('Maps', { locked: true });

  it('asks for its password before it shows anything', async () => {
    const { api, user } = open([locked]);
    expect((await screen.findAllByRole('img', { name: 'Locked' })).length).toBe(1);
    expect(screen.queryByRole('link', { name: 'Start Writing' })).toBeNull();
    expect(api.made(SECTION)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Enter password' }));
    expect(await screen.findByRole('dialog', { name: 'This test is locked' })).toBeTruthy();
  });

  it('asks at once when it is chosen', async () => {
    const { user } = open([buildTask('Letters'), locked]);
    await detail('Letters');
    await user.click(row('Maps'));
    expect(await screen.findByRole('dialog', { name: 'This test is locked' })).toBeTruthy();
  });

  it('asks at once when the first, which is shown already, is chosen', async () => {
    const { user } = open([locked]);
    await detail('Maps');
    await user.click(row('Maps'));
    expect(await screen.findByRole('dialog', { name: 'This test is locked' })).toBeTruthy();
  });

  async function unlock() {
    const opened = open([locked]);
    opened.api.on(UNLOCK, () => json({ grant: 'granted' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Enter password' }));
    await opened.user.type(await screen.findByLabelText('Password'), 'open-sesame');
    return opened;
  }

  it('shows its text for the right one, with the grant', async () => {
    const { api, user } = await unlock();
    api.on(SECTION, () => json(buildSection({ skill: 'writing', examContent: ['<p>About maps</p>'] })));
    await user.click(screen.getByRole('button', { name: 'Open test' }));
    expect(await screen.findByText('About maps')).toBeTruthy();
    expect(api.made(SECTION)[0]?.headers['x-section-grant']).toBe('granted');
    expect(screen.getByRole('link', { name: 'Start Writing' })).toBeTruthy();
  });

  it('asks again when the grant is no longer good', async () => {
    const { api, user } = await unlock();
    api.on(SECTION, () => failure(403, 'section_locked', 'Locked.'));
    await user.click(screen.getByRole('button', { name: 'Open test' }));
    await waitFor(() => expect(api.made(SECTION)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Enter password' })).toBeTruthy();
  });
});

type User = ReturnType<typeof renderApp>;
