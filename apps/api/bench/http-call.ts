import { request, type Agent } from 'node:http';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  /** undefined: signed out. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as the file of a form, instead of a body. */
  readonly file?: Buffer;
  /** false: a separate connection. */
  readonly agent: Agent | false;
}

/** One call by `node:http`, which costs the load generator a fraction of what `fetch` does. */
export function httpCall({
  method,
  url,
  token,
  headers: others,
  body,
  file,
  agent,
}: HttpCall): Promise<{ status: number; text: string }> {
  const payload = file ? formOf(file) : body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...others,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(payload.length > 0
      ? { 'content-type': file ? FORM : 'application/json', 'content-length': Buffer.byteLength(payload) }
      : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

const FORM = 'multipart/form-data; boundary=bench';

function formOf(file: Buffer): Buffer {
  const head = '--bench\r\ncontent-disposition: form-data; name="file"; filename="chunk"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--bench--\r\n')]);
}
