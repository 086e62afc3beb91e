import type { ZodType, z } from 'zod';
import type { ErrorCode } from '../common/error-codes.ts';
import { REPEATABLE } from '../common/repeatable.ts';
import type { RouteContract, RouteKey } from '../common/route.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { readError } from './read-error.ts';
import { createRepeatUnanswered, type RepeatOptions } from './repeat-unanswered.ts';

type Field<C, K extends string> = C extends Record<K, infer S extends ZodType> ? z.input<S> : undefined;
type Part<K extends string, V> = V extends undefined ? unknown : Record<K, V>;

/** The input of a call: its params, query and body as in the route table. */
export type RequestOf<C extends RouteContract> = Part<'params', Field<C, 'params'>> &
  Part<'query', Field<C, 'query'>> &
  Part<'body', Field<C, 'body'>> &
  (C extends { upload: true } ? { file: Blob } : unknown);

/** The result of a successful call. */
export type ResponseOf<C extends RouteContract> = C['ok'] extends { binary: true } ? Blob : BodyOf<C>;

type BodyOf<C extends RouteContract> = C['ok']['schema'] extends infer S
  ? S extends ZodType
    ? z.output<S>
    : undefined
  : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page (the last save on leaving). */
  readonly keepalive?: boolean;
}

export interface ClientOptions extends RepeatOptions {
  /** Origin of the API; '' for the page's own. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** The stored bearer token, if any. */
  readonly token: () => string | null;
  /** The value of the XSRF-TOKEN cookie, if any; sent as X-XSRF-TOKEN. */
  readonly csrfToken: () => string | null;
  /** Milliseconds until a server that sends no response counts as unreachable; no limit if absent. Uploads have no limit. */
  readonly timeout?: number;
  /** Called when a request is sent. The returned function is called with the `date` header of the response. */
  readonly measureClock?: () => (date: string | null) => void;
  /** The message of a failed call in the language of the screens. */
  readonly messageOf?: (error: ApiError | NetworkError) => string;
  /** Called with the server's reason if a call's token was refused: signed out elsewhere, expired or disabled. */
  readonly onSessionEnd?: (token: string, reason: string) => void;
}

const SESSION_OVER: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'account_disabled', 'account_expired']);

export interface Client<Routes extends Record<RouteKey, RouteContract>> {
  /**
   * Makes one call of the table, by its key. One of `REPEATABLE` that is not answered is repeated once.
   * @throws ApiError for any answer that is not a success; NetworkError when none came.
   */
  call<K extends keyof Routes & RouteKey>(
    key: K,
    request: RequestOf<Routes[K]>,
    options?: CallOptions,
  ): Promise<ResponseOf<Routes[K]>>;
}

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  file?: Blob;
}

/** A client typed by the table of routes. Only the keys are needed at run time: no schema reaches the browser. */
export function createClient<Routes extends Record<RouteKey, RouteContract>>(options: ClientOptions): Client<Routes> {
  const doFetch = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));
  const repeatUnanswered = createRepeatUnanswered(options);
  const fail = (error: unknown): never => {
    const isOfCall = error instanceof ApiError || error instanceof NetworkError;
    if (isOfCall && options.messageOf) error.message = options.messageOf(error);
    throw error;
  };
  return {
    async call(key, request, callOptions = {}) {
      // The public signature has checked the request against the table. This function only reads its parts.
      const { params, query, body, file } = request as LooseRequest;
      const space = key.indexOf(' ');
      const token = options.token();
      const url = `${options.baseUrl}${address(key.slice(space + 1), params, query)}`;
      const json = body === undefined ? null : JSON.stringify(body);
      const once = async (named: Readonly<Record<string, string>>) => {
        const extra = { ...named, ...callOptions.headers };
        const measured = options.measureClock?.();
        const response = await send(doFetch, url, {
          method: key.slice(0, space),
          credentials: 'include',
          headers: headers({ token, csrf: options.csrfToken(), json: json !== null, extra }),
          signal: callOptions.signal,
          timeout: file ? undefined : options.timeout,
          ...(callOptions.keepalive ? { keepalive: true } : {}),
          ...(file ? { body: form(file) } : json === null ? {} : { body: json }),
        }).catch(fail);
        measured?.(response.headers.get('date'));
        if (!response.ok) {
          const error = await readError(response);
          const message = options.messageOf?.(error) ?? error.message;
          if (token && error.code && SESSION_OVER.has(error.code)) options.onSessionEnd?.(token, message);
          return fail(error);
        }
        const isJson = response.headers.get('content-type')?.includes('json') ?? true;
        // The server serialises through the same table's schema, or sends the file that the table says.
        return (await (isJson ? response.json() : response.blob())) as never;
      };
      // A guest's calls can't be told from another guest's: the server does not recognise a repetition.
      return token && REPEATABLE.has(key) ? repeatUnanswered(`${key} ${url} ${json}`, once) : once({});
    },
  };
}

function address(pattern: string, params: LooseRequest['params'] = {}, query: LooseRequest['query'] = {}): string {
  const [path = '', fixed] = pattern.split('?', 2);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(fixed);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

function headers(given: {
  token: string | null;
  csrf: string | null;
  json: boolean;
  extra: Readonly<Record<string, string>> | undefined;
}): Record<string, string> {
  return {
    accept: 'application/json',
    ...(given.json ? { 'content-type': 'application/json' } : {}),
    ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
    ...(given.csrf ? { 'x-xsrf-token': given.csrf } : {}),
    ...given.extra,
  };
}

function form(file: Blob): FormData {
  const data = new FormData();
  data.set('file', file);
  return data;
}

interface Sending extends Omit<RequestInit, 'signal'> {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | undefined;
}

async function send(doFetch: typeof fetch, url: string, { signal, timeout, ...init }: Sending): Promise<Response> {
  if (timeout === undefined) return reach(() => doFetch(url, { ...init, ...(signal ? { signal } : {}) }));
  // Not AbortSignal.any, which the oldest supported browsers lack.
  const abort = new AbortController();
  const follow = () => abort.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort.abort();
  }, timeout);
  try {
    return await reach(() => doFetch(url, { ...init, signal: abort.signal }));
  } catch (error) {
    if (isLate) throw new NetworkError('The server is not responding.', { cause: error, isTimeout: true });
    throw error;
  } finally {
    // The time limit ends when the response begins. `signal` can still cancel the rest.
    clearTimeout(timer);
  }
}

async function reach(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError('The server could not be reached.', { cause: error });
  }
}
