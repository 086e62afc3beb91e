import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** The bytes of a picture of another site, or the reason of a failure, fit for a screen. */
export type FetchedPicture = Uint8Array | { readonly reason: string };

export interface PictureRequest {
  /** Refuses connections to private addresses, whatever name or redirect leads there. */
  readonly agent: RequestFilteringHttpAgent | RequestFilteringHttpsAgent;
  readonly protocol: 'http:' | 'https:';
  /** Aborts at the time limit. */
  readonly signal: AbortSignal;
  readonly bytesMax: number;
  /** Called before a chunk of a response is stored; false: the limit is reached. */
  readonly takeBytes: (count: number) => boolean;
}

const REDIRECTS_MAX = 3;

/** Fetches one file. Response headers are not trusted, except for a length above the limit. */
export async function fetchPicture(address: string, request: PictureRequest): Promise<FetchedPicture> {
  try {
    return await follow(address, request);
  } catch (error) {
    return { reason: request.signal.aborted ? 'it took too long' : reasonOf(error) };
  }
}

async function follow(address: string, request: PictureRequest): Promise<FetchedPicture> {
  let url = new URL(address);
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const refusal = refusalOf(url, request);
    if (refusal !== null) return { reason: refusal };
    const response = await send(url, request);
    const { location } = response.headers;
    if (!isRedirect(response) || location === undefined) return await read(response, request);
    response.destroy();
    url = new URL(location, url);
  }
  return { reason: `it is redirected more than ${REDIRECTS_MAX} times` };
}

function refusalOf({ protocol, username, password }: URL, request: PictureRequest): string | null {
  if (protocol !== request.protocol) return 'only addresses that begin with https:// are fetched';
  return username === '' && password === '' ? null : 'its address contains a user name or a password';
}

function send(url: URL, { agent, signal, protocol }: PictureRequest): Promise<IncomingMessage> {
  const { request } = protocol === 'https:' ? https : http;
  // No compression, because a small response could expand to a huge one.
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Bandwise' };
  return new Promise((resolve, reject) => {
    request(url, { agent, signal, headers }, resolve).on('error', reject).end();
  });
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400;
}

async function read(response: IncomingMessage, { bytesMax, takeBytes }: PictureRequest): Promise<FetchedPicture> {
  const { statusCode = 0, headers } = response;
  const tooLarge = { reason: `it is larger than ${bytesMax / 1024 / 1024} MB` };
  try {
    if (statusCode !== 200) return { reason: `its site returned status ${statusCode}` };
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') return { reason: 'its site sends it compressed' };
    if (Number(headers['content-length'] ?? 0) > bytesMax) return tooLarge;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      // no encoding is set
      size += chunk.byteLength;
      if (size > bytesMax) return tooLarge;
      if (!takeBytes(chunk.byteLength)) return { reason: 'earlier pictures already used up the size limit' };
      chunks.push(chunk);
    }
    return size === 0 ? { reason: 'it is empty' } : Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such site',
  EAI_AGAIN: 'its site cannot be found at the moment',
  ERR_INVALID_URL: 'its address is not a web address',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  // The agent's refusal has no error code.
  if (code === null) return 'its address is not a public one';
  if (/CERT|ALTNAME|SELF_SIGNED|ERR_TLS/.test(code)) return 'the certificate of its site is not valid';
  return REASONS[code] ?? 'its site cannot be reached';
}
