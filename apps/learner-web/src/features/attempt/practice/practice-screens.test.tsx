import type { PracticeItem, PracticeTurn } from '@bandwise/api-contract/learner';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildResult, buildSection, CONTENT, SECTION_ID } from '../../../testing/build-section.ts';
import { failure, fakeApi, json, offline, type Call, type FakeApi } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

const ROUND = 'GET /api/practice/round';
const QUESTION = 'GET /api/practice/question';
const CHECK = 'POST /api/practice/check';
const SAY = 'PATCH /api/practice/turn/:id';

// The route's file arrives on demand; on a busy machine its first arrival takes longer than a test waits.
beforeAll(() => import('./mistakes-page.tsx'));

const item = (number: number, fields: Partial<PracticeItem> = {}): PracticeItem => ({
  sectionID: SECTION_ID,
  skill: 'reading',
  title: 'Harbours',
  part_number: 1,
  type: number === 3 ? 'FILL_BLANKS' : 'TFNG',
  numbers: [number],
  locked: false,
  ...fields,
});

/** The response: the group with one question only. */
function question({ query }: Pick<Call, 'query'>, version = 1) {
  const number = Number(query['numbers']);
  const groups = CONTENT.groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => one.number === number) }))
    .filter(({ questions }) => questions.length > 0);
  return json({ section: buildSection({ version }, { ...CONTENT, groups }), numbers: [number], seconds: [] });
}

interface Sent {
  readonly turn: string;
  readonly version: number;
  readonly numbers: readonly number[];
  readonly answers: Readonly<Record<string, string>>;
}
// The bodies sent by this file's app.
const sentIn = (call: Call | undefined) => call?.body as Sent;

/** Marked as the API marks it. */
function turnOf({ turn, numbers, answers }: Sent, said: 'good' | 'easy' = 'good'): PracticeTurn {
  const { verdicts, keys, ...whole } = buildResult(answers);
  const own = verdicts.filter(({ number }) => numbers.includes(number));
  const isRight = own.every(({ correct }) => correct);
  return {
    turn,
    attemptID: null,
    result: { ...whole, verdicts: own, keys: keys.filter(({ number }) => numbers.includes(number)), explanation: '' },
    counted: true,
    wrong: isRight ? null : 1,
    right: isRight ? { said, days: { guessed: 1, hard: 2, good: 3, easy: 8 } } : null,
  };
}

let api: FakeApi;
const deal = (items: readonly PracticeItem[], left = items.length) => api.on(ROUND, () => json({ items, left }));
beforeEach(() => {
  api = fakeApi({
    [QUESTION]: (call) => question(call),
    [CHECK]: (call) => json(turnOf(sentIn(call))),
    [SAY]: () => json(turnOf(sentIn(api.made(CHECK).at(-1)), 'easy')),
  });
  deal([item(1), item(3)]);
});

const open = (path = '/progress/practise') => renderApp(path, { token: 'abc' });
const press = (name: string) => screen.getByRole('button', { name });
const place = (text: string) => screen.findByText(text);

describe('a round of practice', () => {
  it('asks what the address asks for', async () => {
    open('/progress/practise?skill=reading&type=TFNG&type=none');
    await place('1 of 2: Harbours');
    expect(api.made(ROUND).map(({ query }) => query)).toEqual([{ skill: 'reading', type: 'TFNG' }]);
  });

  it('says when nothing is due', async () => {
    deal([]);
    open();
    expect(await screen.findByText('No questions to practise now')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My progress' }).getAttribute('href')).toBe('/progress');
  });

  it('offers to try again when it does not arrive', async () => {
    api.on(ROUND, offline);
    const user = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    deal([item(1)]);
    await user.click(retry);
    expect(await place('1 of 1: Harbours')).toBeTruthy();
  });

  it('sends somebody who is signed out to sign in, and says what for', async () => {
    renderApp('/progress/practise');
    expect(await screen.findByText(/^Sign in to practise what you got wrong/)).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it('goes from an answer to its verdict, to what is said of it, to the end', async () => {
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    expect(screen.queryByText(/Correct answer/)).toBeNull();
    await user.click(press('Check'));
    const says = within(await screen.findByRole('group', { name: 'How well did you know it?' }));
    expect(sentIn(api.made(CHECK)[0])).toMatchObject({ version: 1, numbers: [1], answers: { '1': 'TRUE' } });
    expect(says.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'I guessedagain in 1 day',
      'It was hardagain in 2 days',
      'I knew itagain in 3 days',
      'It was easyagain in 8 days',
    ]);
    await user.click(says.getByRole('button', { name: /^It was easy/ }));
    await place('2 of 2: Harbours');
    expect(api.made(SAY).map(({ body }) => body)).toEqual([{ say: 'easy' }]);

    await user.type(await screen.findByRole('textbox'), 'square');
    await user.click(press('Check'));
    expect(await screen.findByText('Wrong. You will see it again in 1 day.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Question 3' }).textContent).toContain('market');
    await user.click(press('Next'));
    expect(await screen.findByText('You answered 1 of 2 questions correctly.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull();
  });

  it('goes on after a right answer without a rating', async () => {
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    expect(screen.queryByText('A blank answer counts as wrong.')).toBeNull();
    await user.click(press('Check'));
    await screen.findByRole('group', { name: 'How well did you know it?' });
    await user.click(press('Next'));
    await place('2 of 2: Harbours');
    expect(api.made(SAY)).toEqual([]);
  });

  it('takes what was said already as said', async () => {
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    await user.click(press('Check'));
    await user.click(await screen.findByRole('button', { name: /^I knew it/ }));
    await place('2 of 2: Harbours');
    expect(api.made(SAY)).toEqual([]);
    await user.click(press('Back'));
    await user.click(await screen.findByRole('button', { name: /^It was easy/ }));
    expect(api.made(SAY)).toHaveLength(1);
  });

  it('leaves the shown question alone when the response to the rating of an earlier one arrives late', async () => {
    let respond = () => {};
    const response = new Promise<void>((resolve) => (respond = resolve));
    api.on(SAY, async () => {
      await response;
      return json(turnOf(sentIn(api.made(CHECK)[0]), 'easy'));
    });
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    await user.click(press('Check'));
    await user.click(await screen.findByRole('button', { name: /^It was easy/ }));
    await user.click(press('Next'));
    await place('2 of 2: Harbours');
    await screen.findByRole('textbox');
    respond();
    await user.click(press('Show the answer'));
    await screen.findByText(/^Wrong\. A blank answer counts as wrong/);
    await user.click(press('Back'));
    expect(await screen.findByRole('button', { name: /^It was easy/, pressed: true })).toBeTruthy();
  });

  it('shows the answer to who has none, and lets a question be skipped', async () => {
    const user = open();
    await screen.findByRole('radio', { name: 'TRUE' });
    expect(screen.getByText('A blank answer counts as wrong.')).toBeTruthy();
    await user.click(press('Show the answer'));
    expect(
      await screen.findByText('Wrong. A blank answer counts as wrong. You will see it again in 1 day.'),
    ).toBeTruthy();
    const card = within(await screen.findByRole('region', { name: 'Question 1' }));
    expect(card.getByText('No answer.')).toBeTruthy();
    expect(card.getByText('TRUE')).toBeTruthy();
    await user.click(press('Next'));
    await place('2 of 2: Harbours');
    await user.click(press('Skip'));
    expect(await screen.findByText('You answered 0 of 1 question correctly.')).toBeTruthy();
  });

  it('counts questions, also where a step asks several', async () => {
    deal([item(1, { numbers: [1, 2] }), item(3)]);
    const user = open();
    await place('1–2 of 3: Harbours');
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await place('3 of 3: Harbours')).toBeTruthy();
  });

  it('announces no number of which it deals only a part', async () => {
    deal([item(1)], 46);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('button', { name: 'Practise another round' })).toBeTruthy();
  });

  it('deals another while more is due', async () => {
    deal([item(1)], 3);
    const user = open();
    await screen.findByRole('radio', { name: 'TRUE' });
    await user.click(press('Show the answer'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    deal([item(3)], 2);
    await user.click(await screen.findByRole('button', { name: 'Practise 2 questions more' }));
    await place('1 of 1: Harbours');
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });
});

describe('when something goes wrong in practice', () => {
  it('keeps the answer until it could be checked, and checks it once [D54]', async () => {
    api.on(CHECK, offline);
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    await user.click(press('Check'));
    expect(await screen.findByText('Your answer could not be checked. Please try again.')).toBeTruthy();
    api.on(CHECK, (call) => json(turnOf(sentIn(call))));
    await user.click(press('Check'));
    await screen.findByRole('group', { name: 'How well did you know it?' });
    expect(new Set(api.made(CHECK).map((call) => sentIn(call).turn)).size).toBe(1);
    expect(screen.queryByText(/could not be checked/)).toBeNull();
  });

  it('asks a question again that was changed in the meantime', async () => {
    const user = open();
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    api.on(QUESTION, (call) => question(call, 2));
    api.on(CHECK, (call) =>
      sentIn(call).version === 2 ? json(turnOf(sentIn(call))) : failure(409, 'version_conflict', 'Changed.'),
    );
    await user.click(press('Check'));
    expect(await screen.findByText(/^This question was changed while you were answering it/)).toBeTruthy();
    const answer = await waitFor(() => {
      const radio = screen.getByRole('radio', { name: 'TRUE' });
      if (!(radio instanceof HTMLInputElement) || radio.checked) throw new Error('still answered');
      return radio;
    });
    await user.click(answer);
    await user.click(press('Check'));
    expect(await screen.findByRole('group', { name: 'How well did you know it?' })).toBeTruthy();
  });

  it('goes on past a question that is gone', async () => {
    api.on(QUESTION, (call) =>
      call.query['numbers'] === '1' ? failure(404, 'not_found', 'Not found.') : question(call),
    );
    const user = open();
    expect(await screen.findByText(/^This question is not available for practice/)).toBeTruthy();
    await user.click(press('Skip'));
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });

  it('asks for the password of a locked test, or goes on', async () => {
    deal([item(1, { locked: true }), item(3)]);
    api.on(QUESTION, (call) =>
      call.query['numbers'] === '1' && call.headers['x-section-grant'] === undefined
        ? failure(403, 'section_locked', 'This test is locked.')
        : question(call),
    );
    api.on('POST /api/section/:id/unlock', () => json({ grant: 'signed' }));
    const user = open();
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Password/), 'lighthouse{Enter}');
    await user.click(await screen.findByRole('radio', { name: 'TRUE' }));
    await user.click(press('Check'));
    await screen.findByRole('group', { name: 'How well did you know it?' });
    expect(api.made(CHECK)[0]?.headers['x-section-grant']).toBe('signed');
  });
});
