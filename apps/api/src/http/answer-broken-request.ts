import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@bandwise/api-contract/common';

/** Answers what is not HTTP at all, in the same words as any other refusal, and hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: 'Bad request.', code: 'bad_request' } satisfies ErrorBody);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
