import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sender {
  /** The address of this machine from which the request comes. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Tries to sign in once. @returns the status and the time to wait. */
export async function tryPassword(
  origin: string,
  account: { email: string; password: string },
  { from, headers }: Sender = {},
): Promise<{ status: number; retryAfter: string | null }> {
  const sender = from === undefined ? {} : { localAddress: from };
  const prepared = await send(`${origin}/sanctum/csrf-cookie`, sender);
  const cookies = (prepared.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const answer = await send(
    `${origin}/api/login`,
    {
      ...sender,
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token, ...headers },
    },
    JSON.stringify(account),
  );
  return { status: answer.status, retryAfter: answer.headers['retry-after'] ?? null };
}

/** Makes a call without cookies from an address of this machine. @returns the status, the time to wait and the body. */
export async function callFrom(
  from: string,
  url: string,
  method: 'GET' | 'POST',
): Promise<{ status: number; retryAfter: string | null; body: string }> {
  const { status, headers, body } = await send(url, { localAddress: from, method });
  return { status, retryAfter: headers['retry-after'] ?? null, body };
}

async function send(url: string, options: RequestOptions, body = '') {
  const call = request(url, options);
  call.end(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
