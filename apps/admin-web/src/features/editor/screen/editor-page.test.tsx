import { sample } from '@bandwise/config/main-tests';
import { SKILLS, type Skill } from '@bandwise/domain';
import { failure, json, offline, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../testing/build-published.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

/** `pnpm test` shows what is alike for each skill of reading, which has parts, and of writing, which has tasks. */
const MOST = 2;

const CREATE = (skill: Skill) => `POST /api/exam/new/${skill}`;
const UPDATE = 'PUT /api/exam/:id';
const saved: Handler = () =>
  json({
    success: true,
    message: 'Saved',
    exam_id: buildExam('reading').exam_id,
    revision: 4,
    sections: [{ id: SECTION, part_number: 1, version: 2 }],
    findings: [],
  });

/** The editor of a new test. */
async function create(skill: Skill) {
  const api = fakeApi({ [CREATE(skill)]: saved });
  const view = renderConsole(`/create-${skill}-test`);
  await screen.findByRole('heading', { level: 1 });
  return { api, ...view };
}

/** The editor of a published test. */
async function edit(skill: Skill) {
  const api = fakeApi({
    'GET /api/section/:id': () => json(buildPublished(skill)),
    'GET /api/exam/:id': () => json(buildExam(skill)),
    [UPDATE]: saved,
  });
  const view = renderConsole(`/create-${skill}-test/${SECTION}`);
  await screen.findByRole('button', { name: 'Update Test' });
  return { api, ...view };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const title = () => field(/^(Title|Test Name)/);
const toast = async (message: string) =>
  (await screen.findByText(message)).closest('[role=alert]')?.textContent ?? 'no toast';

/** Fills the editor with a test that can be published. */
async function fill({ user }: Awaited<ReturnType<typeof create>>, skill: Skill): Promise<void> {
  const { groups, passage, examContent, audio_url } = buildPublished(skill);
  const shown = passage.length > 0 ? passage : null;
  const part = { title: 'Marsh', time: 20, part_number: 1, passage: shown, examContent, audio_url, groups };
  await user.click(screen.getByRole('button', { name: 'Import JSON' }));
  await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
  await user.paste(JSON.stringify({ description: 'Marsh', [skill]: [part] }));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(title().value).toBe('Marsh'));
}

const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Publish|Update) Test$/ });

async function publish({ user }: Pick<Awaited<ReturnType<typeof create>>, 'user'>): Promise<void> {
  await waitFor(() => expect(publishButton().disabled).toBe(false));
  await user.click(publishButton());
}

describe('a new test', () => {
  it.each(
    sample(
      [
        ['reading', 'Create New IELTS Reading Test'],
        ['listening', 'Create New IELTS Listening Test'],
        ['writing', 'Create New IELTS Writing Test'],
        ['speaking', 'Create New IELTS Speaking Test'],
      ] as const,
      MOST,
    ),
  )('of %s is headed “%s” and has the button Publish Test', async (skill, text) => {
    await create(skill);
    expect(heading()).toBe(text);
    expect(publishButton().textContent).toBe('Publish Test');
  });

  it.each(
    sample(
      [
        ['reading', ['Basic Information', 'Passage Content', 'Questions', 'Validation Status', 'Test Statistics']],
        ['listening', ['Basic Information', 'Audio File', 'Questions', 'Validation Status', 'Test Statistics']],
        ['writing', ['Basic Information', 'Validation Status']],
        ['speaking', ['Basic Information', 'Validation Status']],
      ] as const,
      MOST,
    ),
  )('of %s has its sections [A2-37 A2-38 A2-47 A2-56 A2-57 A2-63]', async (skill, sections) => {
    await create(skill);
    const shown = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(shown).toEqual(expect.arrayContaining([...sections]));
  });

  it.each([
    ['reading', '20', ['Part 1', 'Part 2', 'Part 3']],
    ['listening', '30', ['Part 1', 'Part 2', 'Part 3', 'Part 4']],
  ] as const)(
    'of %s takes %s minutes, starts at question 1 and is not locked [A3-3 A3-5 A3-6 A5-3 A5-4 A5-8 A5-9 A5-12 A9-4 A9-6]',
    async (skill, minutes, parts) => {
      await create(skill);
      expect(field(/^Time/).value).toBe(minutes);
      expect(field('Start Question Number').value).toBe('1');
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Lock/ }).checked).toBe(false);
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Part Number' });
      expect([...select.options].map(({ text }) => text)).toEqual(parts);
      const types = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Test Type' });
      expect([...types.options].map(({ value }) => value)).toEqual(['single_part', 'full_test']);
    },
  );

  it('lets the start number be emptied to type another', async () => {
    await create('reading');
    const start = field('Start Question Number');
    const type = (value: string) => fireEvent.change(start, { target: { value } });
    type('14');
    type('');
    expect(start.value).toBe('');
    type('27');
    expect(start.value).toBe('27');
    type('');
    fireEvent.blur(start);
    expect(start.value).toBe('1');
  });

  it.each([
    [
      'writing',
      [
        ['1', 'Part 1'],
        ['2', 'Part 2'],
        ['3', 'Part 3'],
      ],
    ],
    [
      'speaking',
      [
        ['1', 'Part 1'],
        ['2', 'Part 2 + 3'],
      ],
    ],
  ] as const)('of %s offers its parts [A2-65 A2-66 A5-22 A9-6]', async (skill, parts) => {
    await create(skill);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Part Number' });
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual(parts);
  });

  it.each(
    sample(
      [
        ['reading', 'Passage', '450px'],
        ['listening', 'Explanation', '450px'],
        ['writing', 'Content', '700px'],
        ['speaking', 'Content', '700px'],
      ] as const,
      MOST,
    ),
  )('of %s has its text editor, %s, at %s [A2-59 A9-10]', async (skill, name, height) => {
    await create(skill);
    const text = await screen.findByRole('textbox', { name });
    const frame = [text, ...ancestors(text)].find((element) => element.style.blockSize !== '');
    expect(frame?.style.blockSize).toBe(height);
  });

  it.each(['writing', 'speaking'] as const)('of %s has its content in Basic Information', async (skill) => {
    await create(skill);
    const card = within(screen.getByRole('region', { name: 'Basic Information' }));
    expect(await card.findByRole('textbox', { name: 'Content' })).toBeTruthy();
  });

  it.each([
    ['reading', 3],
    ['listening', 4],
  ] as const)('of %s has as a full test %i tabs [A2-43 A2-50]', async (skill, count) => {
    const { user } = await create(skill);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Test Type' }), 'full_test');
    const tabs = Array.from({ length: count }, (_, index) => `Part ${index + 1} (empty)`);
    await waitFor(() => expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs));
  });

  it.each(
    sample(
      [
        [
          'reading',
          [
            'Title provided',
            'Passage provided',
            'Questions configured',
            'Has questions',
            'Publish check passed',
            'Not ready to publish',
          ],
        ],
        [
          'listening',
          [
            'Title provided',
            'Audio file added',
            'Questions configured',
            'Has questions',
            'Publish check passed',
            'Not ready to publish',
          ],
        ],
        ['writing', ['Title provided', 'Content provided']],
        ['speaking', ['Title provided', 'Content provided']],
      ] as const,
      MOST,
    ),
  )('of %s shows what it still needs [A2-56 A2-57 A2-63]', async (skill, checks) => {
    const view = await create(skill);
    const status = within(screen.getByRole('region', { name: 'Validation Status' }));
    const open = () => status.getAllByText(/: not done$/).map((one) => one.parentElement?.textContent);
    expect(open()).toEqual(checks.map((label) => `${label}: not done`));
    await fill(view, skill);
    await waitFor(() => expect(status.queryByText(/: not done$/)).toBeNull());
    const done = checks.map((label) => (label === 'Not ready to publish' ? 'Ready to publish' : label));
    expect(status.getAllByText(/: done$/).map((one) => one.parentElement?.textContent)).toEqual(
      done.map((label) => `${label}: done`),
    );
  });

  it.each(sample(SKILLS, MOST))(
    'of %s calls what is missing a thing to do, until one is followed to its field',
    async (skill) => {
      const { user } = await create(skill);
      const status = within(screen.getByRole('region', { name: 'Validation Status' }));
      const crosses = () =>
        status
          .getAllByText(/: not done$/)
          .map((one) => one.closest('li')?.querySelector('svg')?.getAttribute('stroke'));
      expect(status.getAllByRole('img', { name: 'To do' }).length).toBeGreaterThan(1);
      expect(status.queryByRole('img', { name: 'Error' })).toBeNull();
      expect(crosses()).not.toContain('var(--bw-wrong)');
      await user.click(status.getByRole('button', { name: /^(Title|Test name) is required$/ }));
      expect(status.getAllByRole('img', { name: 'Error' }).length).toBeGreaterThan(1);
      expect(status.queryByRole('img', { name: 'To do' })).toBeNull();
      expect(crosses()).toContain('var(--bw-wrong)');
    },
  );

  it.each(['reading', 'listening'] as const)('of %s cannot be published before it is ready [A2-49]', async (skill) => {
    const view = await create(skill);
    expect(publishButton().disabled).toBe(true);
    await fill(view, skill);
    await waitFor(() => expect(publishButton().disabled).toBe(false));
  });

  it('says in the preview that there is no content yet [A2-42]', async () => {
    const { user } = await create('reading');
    await user.click(screen.getByRole('radio', { name: 'Live preview' }));
    expect(await screen.findByText('No content available')).toBeTruthy();
  });
});

function ancestors(element: HTMLElement): readonly HTMLElement[] {
  return element.parentElement === null ? [] : [element.parentElement, ...ancestors(element.parentElement)];
}

describe('what a question chooses from', () => {
  it.each([
    ['MCQ', /^Remove option/, 2],
    ['MULTI', /^Remove option/, 2],
    ['DROPDOWN', /^Remove choice/, 2],
    ['FILL_BLANKS', /^Remove accepted answer/, 1],
  ] as const)('in a %s group, cannot be fewer', async (type, remove, least) => {
    const { user } = await create('reading');
    await user.click(screen.getByRole('button', { name: 'Add question group' }));
    // Without a layout the menu counts as scrolled out of sight.
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`${type}$`), hidden: true }));
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: remove });
    await waitFor(() => expect(buttons()).toHaveLength(type === 'FILL_BLANKS' ? 1 : 4));
    for (let left = buttons().length; left > least; left -= 1) {
      const [first] = buttons();
      if (first) await user.click(first);
    }
    expect(buttons().map((button) => button.disabled)).toEqual(Array.from({ length: least }, () => true));
  });
});

describe('what is published', () => {
  it.each(
    sample(
      [
        ['reading', `/practice/reading/part1/${SECTION}?preview=yes`],
        ['listening', `/practice/listening/part1/${SECTION}?preview=yes`],
        ['writing', `/practice/Writing/1/${SECTION}?preview=yes`],
        ['speaking', `/practice/speaking/part1/${SECTION}?preview=yes`],
      ] as const,
      MOST,
    ),
  )('of %s can be seen as a learner, from when it was created and from its editor', async (skill, address) => {
    const there = { href: `https://learn.example.com${address}`, target: '_blank', rel: 'opener' };
    const link = (name: string) => {
      const { href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name });
      return { href, target, rel };
    };
    const view = await create(skill);
    expect(screen.queryByRole('link', { name: /as a learner$/ })).toBeNull();
    await fill(view, skill);
    await publish(view);
    await screen.findByText('“Marsh” is published.');
    expect(link('View as a learner')).toEqual(there);
    cleanup();
    await edit(skill);
    expect(link('View as a learner')).toEqual(there);
  });

  it('of several parts can be seen part by part', async () => {
    const parts = [1, 2].map((part_number) =>
      buildPublished('reading', { part_number, id: SECTION.replace(/1$/, String(part_number)) }),
    );
    fakeApi({
      'GET /api/section/:id': () => json(parts[0]),
      'GET /api/exam/:id': () => json(buildExam('reading', parts)),
    });
    renderConsole(`/create-reading-test/${SECTION}`);
    const links = await screen.findAllByRole('link', { name: /as a learner$/ });
    expect(links.map((one) => [one.textContent, one.getAttribute('href')?.split('/').at(-2)])).toEqual([
      ['Part 1', 'part1'],
      ['Part 2', 'part2'],
    ]);
  });
});

describe('publishing a new test', () => {
  it.each(
    sample(
      [
        ['reading', 'Test created successfully'],
        ['listening', 'Listening test created successfully'],
        ['writing', 'Writing test created successfully'],
        ['speaking', 'Speaking test created successfully'],
      ] as const,
      MOST,
    ),
  )('of %s says “%s” and clears the form [A4-4 A8-6 A8-7 A8-10 A8-11 A8-13 A8-14 A8-15]', async (skill, message) => {
    const view = await create(skill);
    await fill(view, skill);
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Part Number' }), '2');
    await publish(view);
    expect(await toast(message)).toContain('Success');
    await waitFor(() => expect(title().value).toBe(''));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Part Number' }).value).toBe('1');
    expect(screen.queryByText('The marsh floods.')).toBeNull();
    expect(screen.queryByText('Describe the marsh.')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Group/ })).toBeNull();
    expect(view.api.made(CREATE(skill))).toHaveLength(1);
  });

  it.each(
    sample(
      [
        ['reading', 'Failed to create test'],
        ['listening', 'Failed to create listening test'],
        ['writing', 'Failed to create writing test'],
        ['speaking', 'Failed to create speaking test'],
      ] as const,
      MOST,
    ),
  )(
    'of %s says “%s” when it fails, and keeps the form [A8-6 A8-7 A8-10 A8-11 A8-13 A8-14 A8-15]',
    async (skill, message) => {
      const view = await create(skill);
      view.api.on(CREATE(skill), offline);
      await fill(view, skill);
      await publish(view);
      expect(await toast(message)).toContain('Error');
      expect(title().value).toBe('Marsh');
    },
  );

  it('prefers the words of the server', async () => {
    const view = await create('reading');
    view.api.on(CREATE('reading'), () => failure(422, 'not_publishable', 'Question 1 has no answer'));
    await fill(view, 'reading');
    await publish(view);
    expect(await toast('Question 1 has no answer')).toContain('Error');
  });

  it('leaves the button disabled while it is saving [A2-36 A2-49 A2-62]', async () => {
    const view = await create('writing');
    view.api.on(CREATE('writing'), () => new Promise(() => {}));
    await fill(view, 'writing');
    await publish(view);
    await waitFor(() => expect(publishButton().disabled).toBe(true));
  });
});

describe('a published test', () => {
  it.each([
    ['reading', 'Loading test data...'],
    ['listening', 'Loading test data...'],
    ['writing', 'Loading exam data...'],
    ['speaking', 'Loading exam data...'],
  ] as const)('of %s says “%s” until it is there [A2-41 A2-46 A2-64]', async (skill, text) => {
    fakeApi({ 'GET /api/section/:id': () => new Promise(() => {}) });
    renderConsole(`/create-${skill}-test/${SECTION}`);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each(
    sample(
      [
        ['reading', 'Edit Test'],
        ['listening', 'Edit Listening Test'],
        ['writing', 'Edit IELTS Writing Test'],
        ['speaking', 'Edit IELTS Speaking Test'],
      ] as const,
      MOST,
    ),
  )('of %s is headed “%s” and filled from what was loaded [A2-12 A2-45 A2-48]', async (skill, text) => {
    await edit(skill);
    expect(heading()).toBe(text);
    expect(title().value).toBe('Marsh');
  });

  it.each(
    sample(
      [
        ['reading', 'Test updated successfully', 'Success'],
        ['listening', 'Listening test updated successfully', 'Success'],
        ['writing', 'Writing test updated successfully', 'Updated'],
        ['speaking', 'Speaking test updated successfully', 'Updated'],
      ] as const,
      MOST,
    ),
  )(
    'of %s is updated, says “%s” under “%s”, and stays [A8-6 A8-7 A8-10 A8-11 A8-13 A8-14 A8-15]',
    async (skill, message, heading) => {
      const view = await edit(skill);
      await view.user.type(title(), ' birds');
      await publish(view);
      expect(await toast(message)).toContain(heading);
      expect(title().value).toBe('Marsh birds');
      expect(view.api.made(UPDATE)).toMatchObject([
        { body: { [skill]: [{ title: 'Marsh birds' }], revision: 3, section_ids: { '1': SECTION } } },
      ]);
    },
  );

  it('names what somebody else has changed when it is saved from before, and marks no field for it', async () => {
    const view = await edit('reading');
    const issues = [
      { path: 'parts.1.locked', message: 'Part 1 was locked.' },
      { path: 'parts.1.password', message: 'The password of part 1 was changed.' },
    ];
    view.api.on(UPDATE, () => json({ code: 'version_conflict', message: 'Changed', issues }, 409));
    await view.user.type(title(), ' birds');
    await publish(view);
    const dialog = await screen.findByRole('dialog', { name: 'This test has changed since you opened it' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(issues.map(({ message }) => message));
    expect(screen.getAllByText('Part 1 was locked.')).toHaveLength(1);
  });

  it.each(
    sample(
      [
        ['reading', 'Failed to update test'],
        ['listening', 'Failed to update listening test'],
        ['writing', 'Failed to update writing test'],
        ['speaking', 'Failed to update speaking test'],
      ] as const,
      MOST,
    ),
  )(
    'of %s says “%s” when it cannot be updated [A8-6 A8-7 A8-10 A8-11 A8-13 A8-14 A8-15 D31]',
    async (skill, message) => {
      const view = await edit(skill);
      view.api.on(UPDATE, offline);
      await publish(view);
      expect(await toast(message)).toContain('Error');
    },
  );

  it('cannot be updated without the exam it belongs to [A4-6 A8-2]', async () => {
    const api = fakeApi({
      'GET /api/section/:id': () => json(buildPublished('reading')),
      'GET /api/exam/:id': () => failure(404, 'not_found', 'Test not found.'),
    });
    const { user } = renderConsole(`/create-reading-test/${SECTION}`);
    await screen.findByRole('button', { name: 'Update Test' });
    await publish({ user });
    expect(await toast('Cannot update test: Existing test ID not found.')).toContain('Error');
    expect(api.made(UPDATE)).toEqual([]);
  });
});

describe('the JSON of a test', () => {
  async function openJson() {
    const view = await edit('reading');
    const written: string[] = [];
    const clipboard = { refuses: false };
    replaceProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          if (clipboard.refuses) throw new Error('denied');
          written.push(text);
        },
      },
    });
    await view.user.click(screen.getByRole('button', { name: 'JSON Output Preview' }));
    return { ...view, written, clipboard, dialog: await screen.findByRole('dialog', { name: 'JSON Output Preview' }) };
  }

  it('is copied, which is said, and the dialog closed [A2-47]', async () => {
    const { user, written, dialog } = await openJson();
    await user.click(within(dialog).getByRole('button', { name: 'Copy JSON' }));
    expect(await toast('JSON copied to clipboard')).toContain('Copied!');
    expect(within(dialog).getByRole('button', { name: 'Copied!' })).toBeTruthy();
    expect(written).toEqual([within(dialog).getByRole<HTMLTextAreaElement>('textbox').value]);
    const closers = within(dialog).getAllByRole('button', { name: 'Close' });
    const close = closers.find((one) => one.textContent === 'Close');
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be copied says so [A8-17]', async () => {
    const { user, clipboard, dialog } = await openJson();
    clipboard.refuses = true;
    await user.click(within(dialog).getByRole('button', { name: 'Copy JSON' }));
    expect(await toast('Failed to copy to clipboard')).toContain('Error');
    expect(within(dialog).getByRole('button', { name: 'Copy JSON' })).toBeTruthy();
  });
});

it.each(sample(SKILLS, MOST))('the %s editor of a test that is gone says so and leads to all tests', async (skill) => {
  fakeApi({ 'GET /api/section/:id': () => failure(404, 'not_found', 'Test not found.') });
  renderConsole(`/create-${skill}-test/${SECTION}`);
  expect(await screen.findByText('This test no longer exists.')).toBeTruthy();
});
