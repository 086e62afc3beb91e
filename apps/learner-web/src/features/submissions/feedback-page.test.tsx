import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SECTION_ID } from '../../testing/build-section.ts';
import {
  ASSESSED,
  buildSubmission,
  buildSummary,
  SUBMISSION_ID,
  TEXT,
  WITH_SUBMISSIONS,
} from '../../testing/build-submission.ts';
import { failure, fakeApi, json, LEARNER, PUBLIC_CONFIG, type Handler } from '../../testing/fake-api.ts';
import { address, renderApp } from '../../testing/render-app.tsx';

const OTHER = '00000000-0000-4000-8000-0000000000f2';
const DRAFT = `writing:${LEARNER.id}:${SECTION_ID}`;

function open(at: string, handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({
    ...WITH_SUBMISSIONS,
    'GET /api/submission': () => json({ submissions: [buildSummary()] }),
    'GET /api/submission/:id': () => json(buildSubmission(ASSESSED)),
    ...handlers,
  });
  return { api, user: renderApp(at, { token: 'abc' }) };
}
const openOne = (handlers?: Readonly<Record<string, Handler>>) => open(`/feedback/${SUBMISSION_ID}`, handlers);

it.each(['/feedback', `/feedback/${SUBMISSION_ID}`])('has no page at %s where submissions are off', async (at) => {
  open(at, { 'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: false }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

describe('My feedback', () => {
  it('lists texts with their states, and loads older ones', async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      buildSummary({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, title: `Text ${index}` }),
    );
    const { api, user } = open('/feedback', {
      'GET /api/submission': ({ query }) =>
        json({
          submissions: query['beforeID'] ? [buildSummary({ title: 'The oldest', state: 'assessed', band: 6.5 })] : many,
        }),
    });
    expect((await screen.findAllByText('Handed in')).length).toBe(20);
    await user.click(screen.getByRole('button', { name: 'Show older work' }));
    expect(await screen.findByRole('link', { name: 'The oldest' })).toBeTruthy();
    expect(screen.getByText('Assessed: Band 6.5')).toBeTruthy();
    expect(api.made('GET /api/submission').at(-1)?.query).toMatchObject({ beforeID: many[19]?.id });
  });

  it('leads to the tasks when nothing was handed in', async () => {
    open('/feedback', { 'GET /api/submission': () => json({ submissions: [] }) });
    expect(await screen.findByText('Nothing handed in yet')).toBeTruthy();
  });
});

describe('the feedback [D188]', () => {
  it('has bands with reminders, the summary, figures and the model answer', async () => {
    openOne();
    const feedback = await screen.findByRole('region', { name: 'Feedback' });
    expect(within(feedback).getByText('6.25')).toBeTruthy();
    expect(within(feedback).getByText('Task Response')).toBeTruthy();
    expect(within(feedback).getByText('Check each verb.')).toBeTruthy();
    expect(within(feedback).getByText('Assessed by Grace Hopper')).toBeTruthy();
    expect(screen.getByText('town (3)')).toBeTruthy();
    expect(screen.getByText('A model of an answer.')).toBeTruthy();
  });

  it('leads from a place in the text to its comment, and back', async () => {
    const { user } = openOne();
    const text = await screen.findByRole('region', { name: 'Your text' });
    expect([...text.querySelectorAll('mark')].map((mark) => mark.firstChild?.textContent)).toEqual([
      'Towns grow',
      'live',
    ]);
    await user.click(within(text).getByRole('button', { name: 'Comment 2' }));
    const back = screen.getByRole('button', { name: 'Show comment 2 in the text' });
    expect(document.activeElement).toBe(back);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(within(text).getByRole('button', { name: 'Comment 2' }));
  });

  it('is not there before the release: the page says what happens next', async () => {
    openOne({ 'GET /api/submission/:id': () => json(buildSubmission({ state: 'being_assessed' })) });
    expect(await screen.findByText(/Your text is being assessed/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Feedback' })).toBeNull();
  });

  it('shows the other texts for the same task', async () => {
    openOne({
      'GET /api/submission': () =>
        json({ submissions: [buildSummary(), buildSummary({ id: OTHER, title: 'Earlier' })] }),
    });
    const others = await screen.findByRole('region', { name: 'Your other texts for this task' });
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/feedback/${OTHER}`]);
  });

  it('shows an earlier text beside this one, each with its bands and date', async () => {
    const earlier = buildSubmission({ ...ASSESSED, id: OTHER, text: 'An earlier text.', band: 5.5 });
    const { user } = openOne({
      'GET /api/submission': () =>
        json({ submissions: [buildSummary(), buildSummary({ id: OTHER, state: 'assessed', band: 5.5 })] }),
      'GET /api/submission/:id': ({ id }) => json(id === OTHER ? earlier : buildSubmission(ASSESSED)),
    });
    await user.selectOptions(await screen.findByLabelText('Compare with'), OTHER);
    const other = within(await screen.findByRole('article', { name: 'Other version' }));
    expect(other.getByText('An earlier text.')).toBeTruthy();
    expect(other.getByText('Assessed: Band 5.5')).toBeTruthy();
    expect(other.getByText('Grammatical Range and Accuracy').nextElementSibling?.textContent).toBe('6');
    const own = within(screen.getByRole('article', { name: 'This version' }));
    expect(own.getByText(TEXT)).toBeTruthy();
    expect(own.getByText('Assessed: Band 6.25')).toBeTruthy();
  });

  it('says that a text is not there', async () => {
    openOne({ 'GET /api/submission/:id': () => failure(404, 'not_found', 'Not found') });
    expect(await screen.findByRole('heading', { name: 'This work was not found' })).toBeTruthy();
  });
});

describe('writing it again', () => {
  const SERVER_DRAFT = 'GET /api/submission/draft/:id';
  const saved = (value: string) =>
    json({ now: 2, draft: { id: SUBMISSION_ID, text: { value, at: 1 }, pasted_words: 0 } });

  it('begins from the text that was handed in', async () => {
    const { user } = openOne({ [SERVER_DRAFT]: () => json({ now: 1, draft: null }) });
    await user.click(await screen.findByRole('button', { name: 'Write it again' }));
    await waitFor(() => expect(address()).toBe(`/practice/Writing/2/${SECTION_ID}`));
    expect(localStorage.getItem(DRAFT)).toBe(TEXT);
  });

  it.each([
    ['that another device has saved', () => saved('A draft of another device.')],
    ['that could not be looked up', () => failure(503, 'busy', 'Busy')],
  ])('does not replace a draft %s before it is confirmed', async (_which, answer) => {
    const { user } = openOne({ [SERVER_DRAFT]: answer });
    await user.click(await screen.findByRole('button', { name: 'Write it again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace your draft?' });
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Replace draft' }));
    expect(localStorage.getItem(DRAFT)).toBe(TEXT);
  });

  it('replaces another draft only once confirmed', async () => {
    localStorage.setItem(DRAFT, 'Another draft.');
    const { user } = openOne({ [SERVER_DRAFT]: () => saved(TEXT) });
    await user.click(await screen.findByRole('button', { name: 'Write it again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace your draft?' });
    expect(localStorage.getItem(DRAFT)).toBe('Another draft.');
    await user.click(within(dialog).getByRole('button', { name: 'Replace draft' }));
    expect(localStorage.getItem(DRAFT)).toBe(TEXT);
  });

  it('is not offered for a deleted test', async () => {
    openOne({ 'GET /api/submission/:id': () => json(buildSubmission({ available: false })) });
    expect(await screen.findByText('This task is no longer available for practice.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull();
  });
});

it("shows the learner's own bands apart from an assessor's, and no form, once the text is assessed", async () => {
  const self_assessment = { bands: { grammar: 9 }, band: null, saved_at: '2026-11-19T08:00:00.000Z' };
  openOne({
    'GET /api/submission/:id': () => json(buildSubmission({ ...ASSESSED, may_assess: false, self_assessment })),
  });
  const own = await screen.findByRole('region', { name: 'Your own assessment' });
  expect(within(own).getByText('Grammatical Range and Accuracy: 9')).toBeTruthy();
  expect(within(own).getByText(/It is not a result/)).toBeTruthy();
  expect(within(own).queryByRole('combobox')).toBeNull();
  expect(within(await screen.findByRole('region', { name: 'Feedback' })).queryByText('9')).toBeNull();
});

it('offers no own assessment where administrators do not allow it', async () => {
  openOne({ 'GET /api/submission/:id': () => json(buildSubmission({ may_assess: false })) });
  expect(await screen.findByRole('region', { name: 'Your text' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your own assessment' })).toBeNull();
});

it("saves the learner's own bands, named as such, with their reminders [D189]", async () => {
  const bands = { grammar: 9 };
  const { api, user } = openOne({
    'PUT /api/submission/:id/self-assessment': () =>
      json(buildSubmission({ self_assessment: { bands, band: null, saved_at: '2026-11-20T08:00:00.000Z' } })),
  });
  const own = await screen.findByRole('region', { name: 'Your own assessment' });
  await user.selectOptions(within(own).getByLabelText('Grammatical Range and Accuracy'), '9');
  expect(within(own).getByText('A wide range of structures with full control; only minor slips.')).toBeTruthy();
  await user.click(within(own).getByRole('button', { name: 'Save' }));
  expect(await within(own).findByText('Saved')).toBeTruthy();
  expect(api.made('PUT /api/submission/:id/self-assessment').map(({ body }) => body)).toEqual([{ bands }]);
});
