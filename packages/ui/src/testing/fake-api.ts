import { vi } from 'vitest';

export interface Call {
  readonly key: string;
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

type Answer = Response | Promise<Response>;
export type Handler = (call: Call) => Answer;

export interface FakeApi {
  readonly calls: readonly Call[];
  /** The calls of one kind, in order. */
  made(key: string): readonly Call[];
  on(key: string, handler: Handler): void;
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** Answers the page's requests by `METHOD /path/:id`, at the network's edge. What has no handler is a 404. */
export function answerCalls(handlers: Readonly<Record<string, Handler>>): FakeApi {
  const handlersByRoute = new Map(Object.entries(handlers));
  const calls: Call[] = [];
  const fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname: path, searchParams } = new URL(input, 'http://page');
    const call: Call = {
      key: `${init.method ?? 'GET'} ${path.replace(UUID, ':id')}`,
      id: UUID.exec(path)?.[0] ?? '',
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      // The client sends plain objects.
      headers: init.headers as Record<string, string>,
    };
    calls.push(call);
    const answer = (handlersByRoute.get(call.key) ?? NOT_FOUND)(call);
    return init.signal ? Promise.race([answer, abortionOf(init.signal)]) : answer;
  };
  vi.stubGlobal('fetch', fetch);
  return {
    calls,
    made: (key) => calls.filter((call) => call.key === key),
    on: (key, handler) => void handlersByRoute.set(key, handler),
  };
}

function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

export const json = (body: unknown, status = 200) => Response.json(body, { status });
/** The same from a server whose clock says `time`, in milliseconds since 1970. */
export function jsonAt(time: number, body: unknown): Response {
  return Response.json(body, { headers: { date: new Date(time).toUTCString() } });
}
export const failure = (status: number, code: string, message: string) => json({ code, message }, status);
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The token is in the answer alone: the cookie is not there to be read yet, as in Safari right after the call. */
export const antiForgery: Handler = () => json({ token: 'the-token' });
/** The header that calls which prove an identity must send. */
export const ANTI_FORGERY = { 'x-xsrf-token': 'the-token' } as const;

const NOT_FOUND: Handler = () => failure(404, 'not_found', 'Not found');

/** The configuration that both apps load first, as the one-command start returns it. */
export const PUBLIC_CONFIG = {
  brand: 'Bandwise',
  guestPractice: true,
  registration: 'admin',
  learnerWebUrl: '/',
  adminWebUrl: '/admin',
  markingProfile: 'ielts',
  timeZone: 'UTC',
} as const;

/** The signed-in user; each app's tests add the role. */
export const ADA = {
  id: '00000000-0000-4000-8000-00000000000a',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
} as const;
