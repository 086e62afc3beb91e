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
 * Responds to malformed or slow HTTP with the same error shape as other refusals, and destroys the connection: Node no longer applies time
 * limits to it, so a client could keep it open.
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
