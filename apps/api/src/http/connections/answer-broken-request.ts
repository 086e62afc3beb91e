import type { Socket } from 'node:net';
import type { ErrorBody } from '@bandwise/api-contract/common';

const body = JSON.stringify({ message: 'Bad request.', code: 'bad_request' } satisfies ErrorBody);
const ANSWER = [
  'HTTP/1.1 400 Bad Request',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(body)}`,
  'Connection: close',
  '',
  body,
].join('\r\n');

/**
 * Answers what is not HTTP, or takes too long to become it, in the same words as any other refusal, and hangs up: the
 * server keeps no watch over such a connection any more, so it is cut even if the other side leaves its end open.
 */
export function createAnswerBrokenRequest(farewell: number): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    // Every further chunk of an invalid request emits another error.
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const cut = setTimeout(() => socket.destroy(), farewell);
    socket.once('close', () => clearTimeout(cut));
    socket.end(ANSWER);
  };
}
