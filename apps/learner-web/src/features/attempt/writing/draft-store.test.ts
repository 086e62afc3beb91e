import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceDraft, readMark, writingKey } from '../../../shared/submissions/writing-draft.ts';
import { createDraftStore, type DraftCalls } from './draft-store.ts';

const DRAFT = { owner: 'ada', sectionId: 's1' };
type Saved = Awaited<ReturnType<DraftCalls['read']>>;
const HANDED_IN = new ApiError({
  message: 'This text has been handed in.',
  status: 409,
  code: 'attempt_closed',
  issues: [],
  retryAfter: null,
  fromServer: true,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that stores one draft; the latest change wins. */
function createServer() {
  let saved: Saved = null;
  const ended = new Set<string>();
  const server = {
    isDown: false,
    saves: 0,
    draft: () => saved,
    lose() {
      saved = null;
    },
    handIn() {
      if (saved) ended.add(saved.id);
      saved = null;
    },
    calls: {
      async read() {
        if (server.isDown) throw new NetworkError('down');
        return saved;
      },
      async save(next) {
        if (server.isDown) throw new NetworkError('down');
        server.saves += 1;
        if (!saved && ended.has(next.id)) throw HANDED_IN;
        if (!saved || next.text.at >= saved.text.at) saved = { ...next, id: saved?.id ?? next.id };
        return saved;
      },
    } satisfies DraftCalls,
  };
  return server;
}

/** A device with the writing screen open. */
function createDevice(server: ReturnType<typeof createServer>, start = '') {
  const memory = new Map<string, string>();
  const device = {
    isKeeping: () => true,
    read: (key: string) => memory.get(key) ?? null,
    write: (key: string, value: string) => void memory.set(key, value),
    remove: (key: string) => void memory.delete(key),
    keys: () => [],
  };
  if (start !== '') device.write(writingKey(DRAFT), start);
  const page = {
    text: start,
    isSending: false,
    open() {
      page.text = device.read(writingKey(DRAFT)) ?? '';
      const store = createDraftStore({
        draft: DRAFT,
        device,
        calls: server.calls,
        now: Date.now,
        isOnline: () => true,
        isSending: () => page.isSending,
        onText: (text) => (page.text = text),
      });
      page.close = store.start();
      page.status = () => store.getState().status;
      page.write = (text) => {
        page.text = text;
        device.write(writingKey(DRAFT), text);
        store.changed();
      };
      return page;
    },
    close: () => {},
    status: (): string => '',
    write: (_: string) => {},
    id: () => readMark(device, DRAFT)?.id,
    replace: (text: string) => replaceDraft(device, DRAFT, text),
  };
  return page.open();
}
const settle = (time = 1500) => vi.advanceTimersByTimeAsync(time);

it('saves what was typed within two seconds, in few calls, and says so', async () => {
  const server = createServer();
  const page = createDevice(server);
  await settle();
  expect(page.status()).toBe('saved');
  for (const text of ['T', 'To', 'Towns']) page.write(text);
  expect(page.status()).toBe('saving');
  await settle();
  expect(server.draft()?.text.value).toBe('Towns');
  expect([page.status(), server.saves]).toEqual(['saved', 1]);
});

it('saves a text that was typed offline once the server is back, also after a reload', async () => {
  const server = createServer();
  const page = createDevice(server);
  server.isDown = true;
  page.write('Towns grow');
  await settle();
  expect(page.status()).toBe('offline');
  page.close();
  server.isDown = false;
  page.open();
  await settle();
  expect(server.draft()?.text.value).toBe('Towns grow');
});

it('takes over the later text of another device, and its id', async () => {
  const server = createServer();
  const [one, two] = [createDevice(server), createDevice(server)];
  one.write('First');
  await settle();
  two.close();
  two.open();
  await settle();
  expect(two.text).toBe('First');
  two.write('First and second');
  await settle();
  one.close();
  one.open();
  await settle();
  expect(one.text).toBe('First and second');
  expect(two.id()).toBe(one.id());
});

it('does not replace what is being typed', async () => {
  const server = createServer();
  const [one, two] = [createDevice(server), createDevice(server)];
  one.write('First');
  await settle();
  two.write('Second');
  await settle(10);
  two.write('Second, longer');
  await settle(3000);
  expect([two.text, server.draft()?.text.value]).toEqual(['Second, longer', 'Second, longer']);
});

it('never sends a text from before drafts were saved on the server, until it is changed', async () => {
  const server = createServer();
  const page = createDevice(server, 'An old text');
  await settle();
  expect([server.saves, page.text]).toEqual([0, 'An old text']);
  page.write('An old text, changed');
  await settle();
  expect(server.draft()?.text.value).toBe('An old text, changed');
});

it('saves nothing while the text is handed in', async () => {
  const server = createServer();
  const page = createDevice(server);
  page.write('Towns');
  await settle();
  page.isSending = true;
  page.write('Towns!');
  await settle();
  expect(server.draft()?.text.value).toBe('Towns');
});

it('saves a text again that the server has lost', async () => {
  const server = createServer();
  const page = createDevice(server);
  page.write('Towns');
  await settle();
  server.lose();
  page.close();
  page.open();
  await settle(3000);
  expect([page.text, server.draft()?.text.value]).toEqual(['Towns', 'Towns']);
});

it('empties the box after another device handed the text in, but not over what was written since', async () => {
  const server = createServer();
  const [page, writing] = [createDevice(server), createDevice(server)];
  page.write('Towns');
  await settle();
  for (const one of [page, writing]) {
    one.close();
    one.open();
  }
  await settle();
  const before = writing.id();
  server.handIn();
  page.close();
  page.open();
  writing.write('Towns, once more');
  await settle(4000);
  expect([page.text, writing.text]).toEqual(['', 'Towns, once more']);
  expect(server.draft()?.text.value).toBe('Towns, once more');
  expect(writing.id()).not.toBe(before);
});
