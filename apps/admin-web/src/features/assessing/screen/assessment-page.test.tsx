import { failure, json, offline, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import {
  buildAssessment,
  buildReleased,
  FOUR_BANDS,
  OTHER_CLAIM,
  OWN_CLAIM,
  SUBMISSION_ID,
} from '../testing/build-assessment.ts';

const LOAD = 'GET /api/submission/:id/assessment';
const SAVE = 'PUT /api/submission/:id/assessment';
const CLAIM = 'POST /api/submission/:id/claim';
const RELEASE = 'POST /api/submission/:id/release';

const claimed = buildAssessment({ claim: OWN_CLAIM });

function revisionOf(body: unknown): number {
  return typeof body === 'object' && body !== null && 'revision' in body ? Number(body.revision) : 0;
}

const saved: Handler = ({ body }) =>
  json({ revision: revisionOf(body) + 1, saved_at: '2026-11-28T09:01:00.000Z', claim: OWN_CLAIM });

async function openEditor(handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({ [LOAD]: () => json(claimed), [SAVE]: saved, ...handlers });
  const view = renderConsole(`/assessing/${SUBMISSION_ID}`);
  await screen.findByRole('button', { name: 'Release' });
  return { api, ...view };
}

const band = (criterion: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: criterion })).getByRole<HTMLInputElement>('radio', { name });

async function typeBands(user: Awaited<ReturnType<typeof openEditor>>['user'], digits: string) {
  band('Task Response', '0').focus();
  for (const digit of digits) {
    await user.keyboard(digit);
    await user.tab();
  }
}

it('gives four bands by number keys, and saves them as a draft [D184]', async () => {
  const { api, user } = await openEditor();
  await typeBands(user, '7675');
  expect(band('Task Response', '7').checked).toBe(true);
  expect(band('Grammatical Range and Accuracy', '5').checked).toBe(true);
  expect(screen.getByText('Band of the task: 6.25 (mean of the four criteria)')).toBeTruthy();
  await screen.findByText('Saved');
  expect(api.made(SAVE).at(-1)?.body).toMatchObject({ bands: { ...FOUR_BANDS }, comments: [], summary: '' });
});

it('comments on words that are selected by keyboard, edits and deletes the comment', async () => {
  const { api, user } = await openEditor();
  screen.getByRole('application', { name: 'Text: select words with the keyboard' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Past tense.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Grammar');
  await user.type(screen.getByRole('textbox', { name: /^Suggested correction/ }), 'They fell');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const comment = screen.getByRole('listitem', { name: 'Comment 1' });
  expect(comment.querySelector('del')?.textContent).toBe('They falls');
  expect(comment.querySelector('ins')?.textContent).toBe('They fell');
  await waitFor(() =>
    expect(api.made(SAVE).at(-1)?.body).toMatchObject({
      comments: [{ kind: 'grammar', start: 19, end: 29, text: 'Past tense.', correction: 'They fell' }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete comment 1' }));
  await waitFor(() => expect(api.made(SAVE).at(-1)?.body).toMatchObject({ comments: [] }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('listitem', { name: 'Comment 1' })).toBeTruthy();
});

it('drops a comment without words', async () => {
  const { user } = await openEditor();
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.getByText('No comments yet. Select words in the text to add one.')).toBeTruthy();
});

it('leads to the criterion that has no band before it releases', async () => {
  const { api, user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Release' }));
  expect(document.activeElement).toBe(band('Task Response', '0'));
  expect(screen.getByText(/^Choose a band for: Task Response, Coherence and Cohesion/)).toBeTruthy();
  expect(api.made(RELEASE)).toHaveLength(0);
});

it('releases the saved draft in one step, and undoes it', async () => {
  const pending = buildReleased({ released_at: '2026-11-28T09:01:00.000Z', pending: true });
  const { api, user } = await openEditor({
    [LOAD]: () => json({ ...claimed, draft: { ...pending, saved_at: pending.released_at, by: 'Ada Lovelace' } }),
    [RELEASE]: () => json(buildAssessment({ revision: 6, released: [pending] })),
    'POST /api/submission/:id/undo': () => json({ ...claimed, revision: 7 }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Summary' }), '!');
  await user.click(screen.getByRole('button', { name: 'Release' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Release' });
  expect(api.made(SAVE).at(-1)?.body).toMatchObject({ summary: 'A clear answer.!', revision: 4 });
  expect(api.made(RELEASE).map(({ body }) => body)).toEqual([{ revision: 5 }]);
  expect(api.made('POST /api/submission/:id/undo').map(({ body }) => body)).toEqual([{ version: 1 }]);
});

it('begins a correction with the latest version, and shows the earlier ones', async () => {
  const released = [buildReleased({ version: 2, summary: 'Corrected.' }), buildReleased()];
  const { user } = await (async () => {
    fakeApi({
      [LOAD]: () => json(buildAssessment({ released })),
      [CLAIM]: () => json({ ...claimed, released }),
    });
    return renderConsole(`/assessing/${SUBMISSION_ID}`);
  })();
  expect(await screen.findByText('Version 2: band 6.25')).toBeTruthy();
  expect(screen.getByText('Version 1: band 6.25')).toBeTruthy();
  expect(screen.getByText('A clear answer.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Correct this assessment' }));
  const summary = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
  expect(summary.value).toBe('Corrected.');
});

it('shows a suggestion by name, and takes its bands and comments over into the draft [D187]', async () => {
  const suggested = { id: '00000000-0000-4000-8000-0000000000f1', kind: 'grammar', start: 19, end: 29 } as const;
  const suggestion = {
    name: 'Word counter',
    bands: { grammar: 5 },
    comments: [{ ...suggested, text: 'Past tense.', correction: null }],
    received_at: '2026-11-28T09:00:00.000Z',
  } as const;
  const { api, user } = await openEditor({
    [LOAD]: () => json({ ...claimed, second_reader: { suggestion } }),
  });
  await typeBands(user, '7');
  await user.click(screen.getByText('Suggestion by Word counter'));
  await user.click(screen.getByRole('button', { name: 'Use these bands' }));
  const use = screen.getByRole('button', { name: 'Use suggested comment 1' });
  await user.click(use);
  await user.click(use);
  expect(use.textContent).toBe('In your draft');
  expect(document.activeElement).toBe(use);
  expect(within(screen.getByRole('listitem', { name: 'Comment 1' })).getByText('Past tense.')).toBeTruthy();
  await waitFor(() =>
    expect(api.made(SAVE).at(-1)?.body).toMatchObject({
      bands: { task_response: 7, grammar: 5 },
      comments: [suggested],
    }),
  );
});

it('says that there is no suggestion only where a service is asked for one', async () => {
  await openEditor({ [LOAD]: () => json({ ...claimed, second_reader: { suggestion: null } }) });
  expect(screen.getByText('There is no suggestion for this submission.')).toBeTruthy();
  await openEditor();
  expect(screen.getAllByText('There is no suggestion for this submission.')).toHaveLength(1);
});

it('shows the figures as facts [D186]', async () => {
  await openEditor();
  const figures = screen.getByRole('region', { name: 'Figures' });
  expect(figures.textContent).toContain('6 (advised: at least 250)');
  expect(figures.textContent).toContain('contrast 1');
  expect(figures.textContent).toContain('25% of all words');
});

it('names the assessor who claimed the text', async () => {
  fakeApi({ [LOAD]: () => json(buildAssessment({ claim: OTHER_CLAIM })) });
  renderConsole(`/assessing/${SUBMISSION_ID}`);
  expect(await screen.findByText('Grace Hopper is assessing this submission.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim this submission' })).toBeNull();
});

it('keeps changes on the device while offline, and continues with them later', async () => {
  const first = await openEditor({ [SAVE]: offline });
  await first.user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Good');
  expect(await screen.findByText(/^Stored on this device, but not on the server yet/)).toBeTruthy();
  first.api.on(SAVE, saved);
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(first.api.made(SAVE).at(-1)?.body).toMatchObject({ summary: 'Good' });
});

it('claims the text again if only the claim has ended', async () => {
  let isClaimed = false;
  const { api, user } = await openEditor({
    [SAVE]: (call) => (isClaimed ? saved(call) : failure(409, 'submission_claimed', 'Your claim has ended.')),
    [CLAIM]: () => {
      isClaimed = true;
      return json(claimed);
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Good');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(api.made(CLAIM)).toHaveLength(1);
});

it('says that another assessor has claimed the text, and loses nothing', async () => {
  const taken: Handler = () => failure(409, 'submission_claimed', 'Grace Hopper is assessing this text now.');
  const { api, user } = await openEditor({ [SAVE]: taken, [CLAIM]: taken });
  await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Good');
  expect(await screen.findByText('Grace Hopper is assessing this text now.')).toBeTruthy();
  expect(screen.getByText('Nothing is lost: your changes are stored on this device.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  api.on(SAVE, saved);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(api.made(SAVE).at(-1)?.body).toMatchObject({ summary: 'Good' });
});

it('lets the assessor choose between two versions of the draft', async () => {
  const { api, user } = await openEditor({
    [SAVE]: ({ body }) =>
      revisionOf(body) === 4
        ? failure(409, 'version_conflict', 'This assessment was changed elsewhere after you opened it.')
        : saved({ body } as Parameters<Handler>[0]),
    [CLAIM]: () => json({ ...claimed, revision: 8 }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Good');
  await user.click(await screen.findByRole('button', { name: 'Keep my version' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(api.made(SAVE).at(-1)?.body).toMatchObject({ revision: 8, summary: 'Good' });
});

it('says that a text was not found', async () => {
  fakeApi({});
  renderConsole(`/assessing/${SUBMISSION_ID}`);
  expect(
    await screen.findByText('This submission was not found. The learner’s account may have been deleted.'),
  ).toBeTruthy();
});
