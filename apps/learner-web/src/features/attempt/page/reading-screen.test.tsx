import { WITH_SUBMISSIONS } from '../../../testing/build-submission.ts';
import { buildKeyedGroup } from '@bandwise/domain/testing';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildResult, buildSection, CONTENT, SECTION_ID } from '../../../testing/build-section.ts';
import {
  failure,
  fakeApi,
  json,
  jsonAt,
  LEARNER,
  offline,
  PUBLIC_CONFIG,
  type Call,
  type FakeApi,
} from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';
import { answerAttempts } from '../testing/answer-attempts.ts';
import type { ModelAttempts } from '../testing/model-attempts.ts';

const SECTION = 'GET /api/section/:id';
const SAVE = 'POST /api/user/save-result';
const START = 'POST /api/section/:id/start';
const MARK = 'POST /api/section/:id/mark';
const AT = `/practice/reading/part1/${SECTION_ID}`;
const MINUTES = 60_000;
/** The clock's own: animation frames stay real. */
const FAKED: Parameters<typeof vi.useFakeTimers>[0] = {
  shouldAdvanceTime: true,
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
};

// The answers travel as JSON that this file's own app sent.
const sent = (call: Call | undefined) => (call?.body as { answers: Record<string, string> } | undefined)?.answers ?? {};
const saved = (call: Call, content = CONTENT) =>
  json({ ...buildResult(sent(call), content), date: '2026-11-20T10:00:00.000Z', attemptID: SECTION_ID });

// The route's file arrives on demand; on a busy machine its first arrival takes longer than a test waits.
beforeAll(() => Promise.all([import('./attempt-page.tsx'), import('./marked-screens.ts')]));

let api: FakeApi;
let attempts: ModelAttempts;
beforeEach(() => {
  const answered = answerAttempts(SECTION_ID);
  ({ attempts } = answered);
  api = fakeApi({
    ...answered.handlers,
    [SECTION]: () => json(buildSection()),
    [SAVE]: saved,
    [START]: () => json({ attempt: 'started' }),
    [MARK]: (call) => json(buildResult(sent(call))),
    'GET /api/section/:id/explanation': () => json({ explanation: '<p>Paragraph A says so.</p>' }),
  });
});

const tooMany = (seconds: number) => {
  const reply = failure(429, 'too_many_requests', `Too many. Please try again in ${seconds} seconds.`);
  reply.headers.set('retry-after', String(seconds));
  return reply;
};
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const open = (token: string | null = 'abc') => renderApp(AT, { token });
const question = (number: number) => within(elementOf(number));
const elementOf = (number: number) => {
  const element = document.getElementById(`question-${number}`);
  if (!element) throw new Error(`Question ${number} is not on the screen`);
  return element;
};
const square = (number: number) => screen.getByRole('button', { name: new RegExp(`^Question ${number}:`) });
const loaded = () => screen.findByText('Read the text and answer questions 1–3.');

async function submit(user: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Submit now' }));
}

describe('where the browser keeps nothing', () => {
  const warning = /^This browser blocks storage/;
  beforeEach(() => {
    const denied = () => {
      throw new DOMException('access is denied', 'SecurityError');
    };
    replaceProperty(globalThis, 'localStorage', { get: denied });
  });

  it('is said when a test is opened', async () => {
    open();
    await loaded();
    // As a message that passes, and as one that stays for as long as it is so.
    expect(await screen.findAllByText(warning)).toHaveLength(2);
  });

  it('is not said where nothing is to be kept but how the app looks', async () => {
    renderApp('/home', { token: 'abc' });
    await screen.findByRole('navigation', { name: 'Main' });
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(screen.queryByText(warning)).toBeNull();
  });
});

it('names the test in its header and in the browser’s tab', async () => {
  open();
  await loaded();
  expect(within(screen.getByRole('banner')).getByText('Harbours')).toBeTruthy();
  expect(document.title).toBe('Harbours – Bandwise');
});

describe('before it is loaded', () => {
  it('shows a clock that stands still at 16:00 [L2-82 L2-96 L4-23 L9-6 D16]', async () => {
    vi.useFakeTimers(FAKED);
    api.on(SECTION, () => new Promise(() => {}));
    open();
    expect((await screen.findByRole('timer')).textContent).toBe('16:00');
    expect(screen.getByText('Loading...')).toBeTruthy();
    pass(5000);
    expect(screen.getByRole('timer').textContent).toBe('16:00');
  });

  it('keeps saying Loading with a Retry when the network fails [L4-12 L8-24]', async () => {
    api.on(SECTION, offline);
    const user = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The server could not be reached.');
    api.on(SECTION, () => json(buildSection()));
    await user.click(retry);
    await loaded();
  });

  it.each([
    ['a test that does not exist', AT, () => api.on(SECTION, () => failure(404, 'not_found', 'Not found'))],
    ['an address without an id', '/practice/reading/part1/', () => undefined],
    ['a reading test on the listening screen', `/practice/listening/part1/${SECTION_ID}`, () => undefined],
    ['an address whose part is no part', `/practice/reading/first/${SECTION_ID}`, () => undefined],
  ])('says in Vietnamese that there is no test: %s [L1-8 L2-80 L4-13 L8-22]', async (_, at, prepare) => {
    prepare();
    renderApp(at, { token: 'abc' });
    expect((await screen.findByText('Không tìm thấy đề!')).lang).toBe('vi');
  });

  it.each([
    ['the test', SECTION, AT],
    ['a review', 'GET /api/attempt/:id', `${AT}?review=${SECTION_ID}`],
  ])('says why the server refuses %s, and tries again when asked [L8-24]', async (_, call, at) => {
    api.on(call, () => failure(403, 'forbidden', 'This test is for another class.'));
    const user = renderApp(at, { token: 'abc' });
    expect((await screen.findByRole('alert')).textContent).toContain('This test is for another class.');
    expect(screen.queryByText('Loading...')).toBeNull();
    api.on(call, () => failure(404, 'not_found', 'Not found'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Không tìm thấy đề!')).toBeTruthy();
  });

  it('says why the server refuses to say who is signed in', async () => {
    api.on('GET /api/user', () => failure(429, 'too_many_requests', 'Too many requests. Wait a minute.'));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests. Wait a minute.');
  });

  it('asks for the password of a locked test that was opened by its address', async () => {
    api.on(SECTION, () => failure(403, 'section_locked', 'Locked.'));
    api.on('POST /api/section/:id/unlock', () => json({ grant: 'granted' }));
    const user = open();
    await user.type(await screen.findByLabelText('Password'), 'open-sesame');
    api.on(SECTION, () => json(buildSection()));
    await user.click(screen.getByRole('button', { name: 'Open test' }));
    await loaded();
    expect(api.made(SECTION).at(-1)?.headers['x-section-grant']).toBe('granted');
  });
});

describe('of a speaking part', () => {
  it('is its text to read, with no clock and nothing to submit [L1-6 L2-72 L2-79]', async () => {
    const section = buildSection({ skill: 'speaking', title: 'A quiet place', passage: [], groups: [] });
    section.examContent = ['<p>Describe a quiet place.</p>'];
    const { calls } = fakeApi({ [SECTION]: () => json(section) });
    renderApp(`/practice/speaking/part1/${SECTION_ID}`, { token: 'abc' });
    expect(await screen.findByText('Describe a quiet place.')).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByText('A quiet place')).toBeTruthy();
    // The headings of the text are one level below.
    expect(screen.getByRole('heading', { level: 2, name: 'A quiet place' })).toBeTruthy();
    for (const name of ['timer', 'navigation', 'separator']) expect(screen.queryByRole(name)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(calls.filter(({ key }) => !key.startsWith('GET'))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Record your answers' })).toBeNull();
  });

  it('tells a guest that signing in lets them record and hand in, and leads there [D192]', async () => {
    const section = buildSection({ skill: 'speaking', title: 'A quiet place', passage: [], groups: [] });
    fakeApi({ ...WITH_SUBMISSIONS, [SECTION]: () => json(section) });
    renderApp(`/practice/speaking/part1/${SECTION_ID}`);
    expect(await screen.findByText(/^Sign in to record your answers\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Record your answers' });
    expect(link.getAttribute('href')).toBe(`/speaking/${SECTION_ID}`);
  });
});

describe('answering', () => {
  it('shows who is being tested, the part and the passage [L2-81 L2-85 L2-86]', async () => {
    open();
    await loaded();
    expect(screen.getByText('Ada Lovelace')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Part 1' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Passage' })).getByText('The harbour was quiet.')).toBeTruthy();
  });

  it('has the page to itself, without the layout, and its part in the footer [L2-8 L2-91]', async () => {
    open();
    await loaded();
    expect(within(screen.getByRole('contentinfo')).getByText('Part 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByText(/2025/)).toBeNull();
  });

  it('turns the square of an answered question gold [L4-26]', async () => {
    const user = open();
    await loaded();
    expect(square(1).getAttribute('aria-label')).toBe('Question 1: not answered');
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    expect(square(1).getAttribute('aria-label')).toBe('Question 1: answered');
  });

  it('moves by question number, and not past the ends [L2-90 L4-30]', async () => {
    const user = open();
    await loaded();
    const previous = screen.getByRole('button', { name: 'Previous question' });
    const next = screen.getByRole('button', { name: 'Next question' });
    expect(previous.hasAttribute('disabled')).toBe(true);
    await user.click(next);
    await user.click(next);
    expect(square(3).getAttribute('aria-current')).toBe('true');
    expect(next.hasAttribute('disabled')).toBe(true);
    await user.click(previous);
    expect(square(2).getAttribute('aria-current')).toBe('true');
  });

  it('scrolls to the question of a square [L4-28]', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = open();
    await loaded();
    await user.click(square(3));
    expect(scrolled.mock.contexts).toEqual([elementOf(3)]);
  });

  it('names a number that no group holds [L5-19 L8-23]', async () => {
    const content = { ...CONTENT, groups: [buildKeyedGroup('TFNG', 1), buildKeyedGroup('TFNG', 3)] };
    api.on(SECTION, () => json(buildSection({}, content)));
    open();
    expect(await screen.findByText('Không tìm thấy group cho câu hỏi số 2')).toBeTruthy();
  });

  it('keeps the answers and the deadline over a reload', async () => {
    vi.useFakeTimers({ ...FAKED, now: 0 });
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    const deadline = shownDeadline();
    cleanup();
    vi.setSystemTime(Date.now() + 5 * MINUTES);
    open();
    await loaded();
    expect(question(3).getByRole<HTMLInputElement>('textbox').value).toBe('market');
    // To the second that the clock shows, and the one that may pass between looking at both.
    expect(Math.abs(shownDeadline() - deadline)).toBeLessThanOrEqual(2000);
  });
});

/** When the clock on the screen will be at zero, by the device's clock. */
function shownDeadline(): number {
  return Date.now() + secondsOf(screen.getByRole('timer').textContent) * 1000;
}

function secondsOf(shown: string | null): number {
  const [minutes = 0, seconds = 0] = (shown ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

describe('the clock', () => {
  it('submits at zero, with the dialog open [L4-15 L4-25]', async () => {
    vi.useFakeTimers(FAKED);
    const user = open();
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog', { name: 'Submit your answers?' });
    pass(20 * MINUTES);
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy();
    expect(screen.getByText(/Time is up/)).toBeTruthy();
    expect(api.made(SAVE).map(sent)).toEqual([{ '1': 'TRUE' }]);
  });

  it('goes on to a later zero where the attempt was opened again elsewhere', async () => {
    vi.useFakeTimers(FAKED);
    open();
    await loaded();
    await waitFor(() => expect(api.made('POST /api/attempt')).toHaveLength(1));
    pass(10 * MINUTES);
    const { id } = attempts.start(false);
    attempts.save(id, { '1': { value: 'TRUE', at: Date.now() } });
    pass(10 * MINUTES);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|09:5\d)$/));
    expect(api.made(SAVE)).toEqual([]);
    expect(question(1).getByRole('radio', { name: 'TRUE' })).toMatchObject({ checked: true, disabled: false });
    pass(10 * MINUTES);
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy();
    expect(api.made(SAVE).map(sent)).toEqual([{ '1': 'TRUE' }]);
  });

  it.each([2 * 60, -2 * 60])('does not move when the device’s clock is set by %i minutes', async (minutes) => {
    vi.useFakeTimers(FAKED);
    const serverNow = Date.now();
    api.on('GET /api/config', () => jsonAt(serverNow + 5000, PUBLIC_CONFIG));
    open();
    await loaded();
    pass(5000);
    const shown = screen.getByRole('timer').textContent;
    vi.setSystemTime(Date.now() + minutes * MINUTES);
    pass(1000);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(secondsOf(shown) - secondsOf(screen.getByRole('timer').textContent)).toBeLessThanOrEqual(2);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
    expect(api.made(SAVE)).toEqual([]);
  });

  it('stops at submission [L4-17]', async () => {
    vi.useFakeTimers(FAKED);
    const user = open();
    await loaded();
    await submit(user);
    await screen.findByRole('heading', { name: 'Results' });
    const { textContent } = screen.getByRole('timer');
    pass(3 * MINUTES);
    expect(screen.getByRole('timer').textContent).toBe(textContent);
  });
});

describe('submitting', () => {
  it.each(['Check again', 'Close'])('sends nothing on %s [L2-95]', async (name) => {
    const user = open();
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.made(SAVE)).toHaveLength(0);
  });

  it('says how many questions have no answer before it is sure', async () => {
    const user = open();
    await loaded();
    const ask = async (words: string) => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Submit your answers?' }));
      expect(dialog.getByText(/Answers cannot be changed after you submit\.$/).textContent).toContain(words);
      await user.click(dialog.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await ask('3 questions have no answer.');
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await ask('2 questions have no answer.');
    await user.type(question(3).getByRole('textbox'), 'harbour');
    await ask('1 question has no answer.');
    await user.click(question(2).getByRole('radio', { name: 'TRUE' }));
    await ask('You have answered every question.');
  });

  it('saves the answers and shows the score and a row for each question [L2-87 L2-94 L4-14 L4-19 L7-26]', async () => {
    const user = open();
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await user.type(question(3).getByRole('textbox'), 'harbour');
    await submit(user);
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
    expect(api.made(SAVE)[0]?.body).toEqual({
      sectionID: SECTION_ID,
      answers: { '1': 'TRUE', '3': 'harbour' },
      changes: {},
      attemptID: expect.any(String),
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['1', 'TRUE', 'TRUE', 'Correct'],
      ['2', '—', 'FALSE', 'No answer'],
      ['3', 'harbour', 'market', 'Wrong'],
    ]);
  });

  it('lets the device turn its screen off, which stays on until then', async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const request = vi.fn<(type: string) => Promise<{ release: typeof release }>>(async () => ({ release }));
    replaceProperty(navigator, 'wakeLock', { value: { request } });
    const user = open();
    await loaded();
    await vi.waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    expect(release).not.toHaveBeenCalled();
    await submit(user);
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });

  it('closes the inputs, hides Submit and colours the squares [L2-93 L4-16 L4-18 L4-27]', async () => {
    const user = open();
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await user.click(question(2).getByRole('radio', { name: 'TRUE' }));
    await submit(user);
    await screen.findByRole('heading', { name: 'Results' });
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(question(3).getByRole('textbox').hasAttribute('disabled')).toBe(true);
    expect([1, 2, 3].map((number) => square(number).getAttribute('aria-label'))).toEqual([
      'Question 1: correct',
      'Question 2: wrong',
      'Question 3: no answer',
    ]);
  });

  it('begins afresh after a result was saved', async () => {
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await screen.findByRole('heading', { name: 'Results' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('attempt:'))).toEqual([]);
  });

  it('shows the result again when its page is reloaded, or left and opened again', async () => {
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await screen.findByText('You answered 1 of 3 correctly.');
    expect(address()).toBe(`${AT}?review=${SECTION_ID}`);
    const [submission] = api.made(SAVE);
    if (!submission) throw new Error('Nothing was submitted');
    const result = await saved(submission).json();
    const times = { started_at: '2026-11-20T09:50:00.000Z', deadline: null, now: '2026-11-20T10:00:00.000Z' };
    const attempt = {
      ...times,
      id: SECTION_ID,
      sectionID: SECTION_ID,
      version: 1,
      revision: 1,
      answers: sent(submission),
    };
    api.on('GET /api/attempt/:id', () =>
      json({ attempt: { ...attempt, status: 'submitted' }, section: buildSection(), result }),
    );
    cleanup();
    renderApp(address(), { token: 'abc' });
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('asks the list again afterwards [L4-21]', async () => {
    let asked = 0;
    api.on('GET /api/exam/list/reading', () => {
      asked += 1;
      return json({ sections: [] });
    });
    const user = renderApp('/practice/reading', { token: 'abc' });
    await screen.findByText('No tests found');
    act(() => globalThis.history.pushState({ idx: 1 }, '', AT));
    act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
    await loaded();
    await submit(user);
    await screen.findByRole('heading', { name: 'Results' });
    act(() => globalThis.history.back());
    await screen.findByText('No tests found');
    await waitFor(() => expect(asked).toBeGreaterThan(1));
  });
});

describe('a submission that does not arrive', () => {
  it('says why where nothing was answered and the test was opened again elsewhere, and offers to start again', async () => {
    const user = open();
    await loaded();
    const message =
      'This test was opened again on another page or device. No answers were submitted here. Continue there, or reload this page.';
    api.on(SAVE, () => failure(409, 'attempt_closed', message));
    await submit(user);
    const notice = within(await screen.findByRole('region', { name: 'Answers not submitted' }));
    expect(notice.getByRole('alert').textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and start again' }));
    await waitFor(() => expect(api.made('POST /api/attempt').at(-1)?.body).toMatchObject({ restart: true }));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  });

  it('keeps the answers, says so, and saves them on Retry [L8-25]', async () => {
    api.on(SAVE, () => failure(500, 'internal', 'Something broke.'));
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    expect(await screen.findByText(/Something broke\. .*saved on this device/)).toBeTruthy();
    expect(question(3).getByRole<HTMLInputElement>('textbox').value).toBe('market');
    api.on(SAVE, saved);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
  });

  it('is sent again by itself when the network is back', async () => {
    api.on(SAVE, offline);
    const user = open();
    await loaded();
    await submit(user);
    await screen.findByText(/The server cannot be reached/);
    api.on(SAVE, saved);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy();
  });

  it('says that the server could not save it, keeps it, and sends it again by itself', async () => {
    vi.useFakeTimers(FAKED);
    api.on(SAVE, () => failure(503, 'not_saved', 'The server cannot save anything at the moment.'));
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    const words =
      'The server cannot save answers at the moment. Your answers are saved on this device and will be submitted when this is possible again.';
    expect(await screen.findByText(words)).toBeTruthy();
    api.on(SAVE, saved);
    pass(10_000);
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
  });

  it.each([
    ['saved by an account', 'u1' as const],
    ['marked for a guest', null],
  ])('says that too much was sent, keeps it, and is %s by itself when the server said [D171]', async (_, who) => {
    vi.useFakeTimers(FAKED);
    api.on(who === null ? MARK : SAVE, () => tooMany(20));
    const user = who === null ? open(null) : open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    const words =
      'Too many requests were sent in a short time. Your answers are saved on this device and will be submitted in a moment.';
    expect(await screen.findByText(words)).toBeTruthy();
    api.on(SAVE, saved);
    api.on(MARK, (call) => json(buildResult(sent(call))));
    pass(19_000);
    expect(screen.getByText(words)).toBeTruthy();
    pass(1000);
    expect(await screen.findByText(/You answered 1 of \d correctly\./)).toBeTruthy();
  });

  it('says what it waits for, and after eight seconds that a stopped server does not answer', async () => {
    vi.useFakeTimers(FAKED);
    const silent = () => new Promise<never>(() => {});
    api.on(SAVE, silent);
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await waitFor(() => expect(api.made(SAVE)).toHaveLength(1));
    expect(screen.getByText(/^Your answers have been sent\. Waiting for the server/)).toBeTruthy();
    pass(8000);
    const words =
      'The server is not responding. Your answers are saved on this device and will be submitted when the server responds.';
    expect(await screen.findByText(words)).toBeTruthy();
    api.on(SAVE, saved);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
  });

  it('is sent again after a reload', async () => {
    api.on(SAVE, offline);
    const user = open();
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await screen.findByText(/The server cannot be reached/);
    api.on(SAVE, saved);
    cleanup();
    open();
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
  });
});

describe('keeping the answers', () => {
  const status = async (text: string) => expect(await screen.findByText(text, {}, { timeout: 3000 })).toBeTruthy();
  const PATCH = 'PATCH /api/attempt/:id';

  it('saves them on the server, and says so', async () => {
    const user = open();
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await status('Saving…');
    await status('Saved');
    expect(attempts.answers()).toEqual({ '1': 'TRUE' });
  });

  it('says Offline while the server cannot be reached, and saves them when it can', async () => {
    const user = open();
    await loaded();
    await status('Saved');
    api.on(PATCH, offline);
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await status('Offline: saved on this device');
    api.on(PATCH, answerAttempts.patch(attempts));
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await status('Saved');
    expect(attempts.answers()).toEqual({ '1': 'TRUE' });
  });

  it('says Not saved while the server cannot write, keeps them here, and saves them when it can', async () => {
    const user = open();
    await loaded();
    await status('Saved');
    api.on(PATCH, () => failure(503, 'not_saved', 'The server cannot save anything at the moment.'));
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await status('Saved on this device only');
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    open();
    await loaded();
    await status('Saved on this device only');
    expect(question(1).getByRole<HTMLInputElement>('radio', { name: 'TRUE' }).checked).toBe(true);
    api.on(PATCH, answerAttempts.patch(attempts));
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await status('Saved');
    expect(attempts.answers()).toEqual({ '1': 'TRUE' });
  });

  it('says Not saved while too much is sent, keeps them here, and saves them when the server said [D171]', async () => {
    const user = open();
    await loaded();
    await status('Saved');
    vi.useFakeTimers(FAKED);
    api.on(PATCH, () => tooMany(30));
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    pass(1000);
    await status('Saved on this device only');
    expect(screen.queryByRole('alert')).toBeNull();
    const tries = api.made(PATCH).length;
    pass(29_000);
    expect(api.made(PATCH)).toHaveLength(tries);
    api.on(PATCH, answerAttempts.patch(attempts));
    pass(1000);
    await status('Saved');
    expect(attempts.answers()).toEqual({ '1': 'TRUE' });
  });

  it('shows the answers given on another device, and goes by that attempt’s clock', async () => {
    vi.useFakeTimers(FAKED);
    const { id } = attempts.start(false);
    attempts.save(id, { '3': { value: 'market', at: Date.now() } });
    pass(5 * MINUTES);
    open();
    await loaded();
    await waitFor(() => expect(question(3).getByRole<HTMLInputElement>('textbox').value).toBe('market'));
    expect(screen.getByRole('timer').textContent).toMatch(/^(15:00|14:5\d)$/);
    const notice = 'You are continuing where you left off. Your answers were saved. The clock kept running.';
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it('discards them after a question, and starts over', async () => {
    const { id } = attempts.start(false);
    attempts.save(id, { '1': { value: 'TRUE', at: Date.now() } });
    const user = open();
    await loaded();
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and start again' }));
    expect(square(1).getAttribute('aria-label')).toBe('Question 1: not answered');
    await status('Saved');
    expect(attempts.answers()).toEqual({});
    expect(screen.queryByText(/You are continuing/)).toBeNull();
  });

  it('shows the result of an attempt that the server has closed', async () => {
    const user = open();
    await loaded();
    await status('Saved');
    const { id } = attempts.start(false);
    attempts.save(id, { '1': { value: 'TRUE', at: Date.now() } });
    attempts.submit();
    await user.type(question(3).getByRole('textbox'), 'late');
    expect(await screen.findByText('You answered 1 of 3 correctly.', {}, { timeout: 3000 })).toBeTruthy();
    expect(question(3).getByRole<HTMLInputElement>('textbox').value).toBe('');
    expect(api.made(SAVE)).toHaveLength(0);
  });

  it.each([
    ['this device', false],
    ['the server alone', true],
  ])('goes on at the first question without an answer, of those on %s', async (_, isElsewhere) => {
    const user = open();
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await waitFor(() => expect(api.made('PATCH /api/attempt/:id').length).toBeGreaterThan(0));
    cleanup();
    if (isElsewhere) localStorage.clear();
    open();
    await loaded();
    await waitFor(() => expect(square(2).getAttribute('aria-current')).toBe('true'));
  });

  it('asks the server nothing for a guest, who has no account to keep them in', async () => {
    const user = open(null);
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    expect(api.calls.filter((call) => call.key.includes('/api/attempt'))).toEqual([]);
    expect(screen.queryByText(/^(Saved|Saving…)$/)).toBeNull();
  });
});

describe('the explanation', () => {
  async function explain() {
    const user = open();
    await loaded();
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Results explanation' }));
    return user;
  }

  it('opens under the test’s title and closes again [L2-114 L2-115 L2-116 L4-31]', async () => {
    const user = await explain();
    expect(await screen.findByRole('heading', { name: 'Explanation - Harbours' })).toBeTruthy();
    expect(await screen.findByText('Paragraph A says so.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close explanation' }));
    expect(screen.queryByRole('heading', { name: 'Explanation - Harbours' })).toBeNull();
  });

  it.each([
    ['while it loads', () => new Promise<Response>(() => {}), 'Đang tải...'],
    ['when there is none', () => json({ explanation: '<p> </p>' }), 'Không có lời giải cho phần này.'],
    ['when it does not arrive', offline, 'Không thể tải lời giải. Vui lòng thử lại.'],
  ])('says %s [L1-8 L4-32 L4-33 L4-34]', async (_, answer, text) => {
    api.on('GET /api/section/:id/explanation', answer);
    await explain();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('has no link where the part has none', async () => {
    api.on(SAVE, (call) => saved(call, { ...CONTENT, explanation: '<p> </p>' }));
    const user = open();
    await loaded();
    await submit(user);
    await screen.findByRole('heading', { name: 'Results' });
    expect(screen.queryByRole('button', { name: 'Results explanation' })).toBeNull();
  });
});

it('says why a signed result is not downloaded, and tries again when asked', async () => {
  const SIGNED = 'GET /api/attempt/:id/signed-result';
  api.on(SIGNED, () => failure(429, 'too_many_requests', 'Too many downloads. Please try again in 9 seconds.'));
  const user = open();
  await loaded();
  await submit(user);
  const button = await screen.findByRole('button', { name: 'Download signed result' });
  await user.click(button);
  expect(await screen.findByText('Too many downloads. Please try again in 9 seconds.')).toBeTruthy();
  api.on(SIGNED, offline);
  await user.click(button);
  expect(await screen.findByText('The signed result could not be downloaded. Please try again.')).toBeTruthy();
  expect(api.made(SIGNED)).toHaveLength(2);
});

describe('a guest', () => {
  it('is marked but not saved, and invited to sign in [D10]', async () => {
    const user = open(null);
    await loaded();
    expect(screen.getByText('Guest')).toBeTruthy();
    await submit(user);
    expect(await screen.findByText(/This result is saved in this browser only/)).toBeTruthy();
    expect([api.made(START).length, api.made(MARK).length, api.made(SAVE).length]).toEqual([1, 1, 0]);
    expect(api.made(MARK)[0]?.body).toEqual({ answers: {}, attempt: 'started' });
    expect(screen.queryByRole('button', { name: 'Download signed result' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign in to save your result' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('has the result in the account after signing in to keep it [D10]', async () => {
    api.on('POST /api/login', () => json({ token: 'abc', message: 'Login successful.' }));
    const user = open(null);
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await user.click(await screen.findByRole('link', { name: 'Sign in to save your result' }));
    await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'secret-word');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const show = await screen.findByRole('link', { name: 'Show the result' });
    expect(show.getAttribute('href')).toBe(`${AT}?review=${SECTION_ID}`);
    expect(api.made(SAVE).map(({ body }) => body)).toEqual([
      { sectionID: SECTION_ID, answers: { '3': 'market' }, guestAttempt: 'started' },
    ]);
    cleanup();
    renderApp('/home', { token: 'abc' });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('guest-result:'))).toEqual([]);
  });

  it('has the result in the account also where the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const blocked = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    ];
    onTestFinished(() => blocked.forEach((spy) => spy.mockRestore()));
    api.on('POST /api/login', () => json({ token: 'abc', message: 'Login successful.' }));
    const user = open(null);
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await user.click(await screen.findByRole('link', { name: 'Sign in to save your result' }));
    await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'secret-word');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/is saved in your account: 1 of 3 correct/)).toBeTruthy();
  });

  it('sees the result again after Back, Forward and a reload, and starts no new attempt', async () => {
    const user = open(null);
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    await submit(user);
    await user.click(await screen.findByRole('link', { name: 'Sign in to save your result' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    act(() => globalThis.history.back());
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
    expect(address()).toMatch(/\?review=guest-\d+$/);
    cleanup();
    renderApp(address());
    expect(await screen.findByText('You answered 1 of 3 correctly.')).toBeTruthy();
    expect(question(3).getByRole('textbox')).toHaveProperty('value', 'market');
    expect([api.made(START).length, api.made(MARK).length]).toEqual([1, 1]);
  });

  it('takes the test again where the result has expired', async () => {
    renderApp(`${AT}?review=guest-1`);
    await loaded();
    expect(address()).toBe(AT);
  });

  it('keeps the result until it has arrived, and asks whoever signs in without having been invited', async () => {
    const user = open(null);
    await loaded();
    await submit(user);
    await screen.findByRole('link', { name: 'Sign in to save your result' });
    cleanup();
    api.on(SAVE, offline);
    renderApp('/home', { token: 'abc' });
    await user.click(await screen.findByRole('button', { name: 'Save it in my account' }));
    expect(
      await screen.findByText(/could not be saved in your account\. The server could not be reached/),
    ).toBeTruthy();
    api.on(SAVE, saved);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/is saved in your account: 0 of 3 correct/)).toBeTruthy();
  });

  it('is told when an attempt is continued, and may start again', async () => {
    const user = open(null);
    await loaded();
    await user.type(question(3).getByRole('textbox'), 'market');
    cleanup();
    open(null);
    await loaded();
    expect(screen.getByText(/^You are continuing where you left off/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
  });

  it('sees that the keys of the questions left blank are not shown, and why [D175]', async () => {
    api.on(MARK, (call) => {
      const { keys, ...result } = buildResult(sent(call));
      const withheld = result.verdicts.filter(({ blank }) => blank).map(({ number }) => number);
      return json({
        ...result,
        keys: keys.filter(({ number }) => !withheld.includes(number)),
        explanation: '',
        withheld,
      });
    });
    const user = open(null);
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'FALSE' }));
    await submit(user);
    expect(await screen.findByText(/the 2 questions that you left blank are not shown/)).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      'TRUE',
      'Not shown',
      'Not shown',
    ]);
    await user.click(rows[1] ?? document.body);
    const card = within(await screen.findByRole('region', { name: 'Question 2' }));
    expect(card.getByText('Not shown')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Results explanation' }));
    expect(await screen.findByText(/take the test again and answer every question, or sign in/)).toBeTruthy();
    expect(screen.queryByText('Không có lời giải cho phần này.')).toBeNull();
  });

  it('is started again when the page was open for too long, or could not be started at first [D175]', async () => {
    let starts = 0;
    api.on(START, () => {
      starts += 1;
      return starts === 1
        ? failure(429, 'too_many_requests', 'Too many tests were started.')
        : json({ attempt: `start ${starts}` });
    });
    api.on(MARK, (call) =>
      JSON.stringify(call.body).includes('start 2')
        ? failure(409, 'not_started', 'This test was started too long ago.')
        : json(buildResult(sent(call))),
    );
    const user = open(null);
    await loaded();
    await submit(user);
    expect(await screen.findByText(/This result is saved in this browser only/)).toBeTruthy();
    expect([starts, api.made(MARK).length]).toEqual([3, 2]);
  });

  it('keeps the answers on the device when marking is refused, with the reason', async () => {
    api.on(MARK, () => failure(403, 'sitting_running', 'You are taking this test as part of an exam.'));
    const user = open(null);
    await loaded();
    await user.click(question(1).getByRole('radio', { name: 'TRUE' }));
    await submit(user);
    expect(
      await screen.findByText(/You are taking this test as part of an exam\. Your answers could not be submitted/),
    ).toBeTruthy();
  });

  it('goes to sign-in where guests may not practise [D10]', async () => {
    api.on(SECTION, () => failure(401, 'unauthenticated', 'Sign in first.'));
    open(null);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toBe('/login');
  });
});

describe('an administrator who sees a test as a learner', () => {
  const preview = (role: string) => {
    api.on('GET /api/user', () => json({ ...LEARNER, role }));
    return renderApp(`${AT}?preview=yes`, { token: 'abc' });
  };

  it('is marked, and makes no attempt [D122]', async () => {
    const user = preview('admin');
    await loaded();
    expect(screen.getByText('Preview: your answers are not saved.')).toBeTruthy();
    await submit(user);
    expect(await screen.findByText(/does not count as an attempt/)).toBeTruthy();
    expect(screen.queryByText(/This result is saved in this browser only/)).toBeNull();
    const made = [MARK, SAVE, START, 'POST /api/attempt'] as const;
    expect(made.map((key) => api.made(key).length)).toEqual([1, 0, 0, 0]);
  });

  it('begins without the answers of the last look', async () => {
    const first = preview('admin');
    await loaded();
    await first.click(question(1).getByRole('radio', { name: 'TRUE' }));
    cleanup();
    preview('admin');
    await loaded();
    expect(question(1).getByRole<HTMLInputElement>('radio', { name: 'TRUE' }).checked).toBe(false);
  });

  it('is no learner who adds the same word to the address', async () => {
    const user = preview('learner');
    await loaded();
    expect(screen.queryByText(/^Preview/)).toBeNull();
    await submit(user);
    await waitFor(() => expect(api.made(SAVE)).toHaveLength(1));
    expect(api.made(MARK)).toEqual([]);
  });
});

describe('options', () => {
  it('keeps the text size and the contrast [L2-9 L2-84 L2-109 L2-110 L2-111 L2-113 L9-16 D19]', async () => {
    const user = open();
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('button', { name: /Text size/ }));
    await user.click(screen.getByRole('radio', { name: 'Extra large' }));
    await user.click(screen.getByRole('button', { name: 'Back to Options' }));
    await user.click(screen.getByRole('button', { name: /Contrast/ }));
    await user.click(screen.getByRole('radio', { name: 'Yellow on black' }));
    expect([localStorage.getItem('textSize'), localStorage.getItem('theme')]).toEqual([
      'extra-large',
      'yellow-on-black',
    ]);
    expect(document.documentElement.dataset['examContrast']).toBe('yellow-on-black');
  });
});

describe('the navigator', () => {
  const current = () => screen.getAllByRole('button', { current: true }).map((button) => button.textContent);

  it('follows the focus to the question that is answered, by Tab and by a click', async () => {
    const user = open();
    await loaded();
    expect(current()).toEqual(['1']);
    await user.click(screen.getByRole('textbox', { name: 'Question 3' }));
    expect(current()).toEqual(['3']);
    expect(screen.getByRole('button', { name: 'Next question' })).toHaveProperty('disabled', true);
    await user.tab({ shift: true });
    expect(current()).toEqual(['2']);
  });

  it('stays at the second number of a question of two that has the focus', async () => {
    const groups = [buildKeyedGroup('MULTI', 21, ['Fig', 'Plum'])];
    api.on(SECTION, () => json(buildSection({}, { ...CONTENT, groups })));
    const user = open();
    const [box] = await screen.findAllByRole('checkbox');
    if (!box) throw new Error('There is nothing to tick');
    await user.click(square(22));
    act(() => box.focus());
    expect(current()).toEqual(['22']);
  });

  it('goes to the question of a further blank of one number', async () => {
    const paragraph = '<p>{14-1} and {14-2}, then {15}</p>';
    const blank = { question: '', options: [], answers: ['x'] };
    const questions = [
      { ...blank, number: 14, subpart: 1 },
      { ...blank, number: 14, subpart: 2 },
      { ...blank, number: 15, subpart: null },
    ];
    const groups = [{ ...buildKeyedGroup('FILL_BLANKS', 14, ['x', 'y']), paragraph, questions }];
    api.on(SECTION, () => json(buildSection({}, { ...CONTENT, groups })));
    const user = open();
    await user.click(await screen.findByRole('textbox', { name: 'Question 15' }));
    expect(current()).toEqual(['15']);
    await user.click(screen.getByRole('textbox', { name: 'Question 14, blank 2' }));
    expect(current()).toEqual(['14']);
  });
});
