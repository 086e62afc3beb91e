import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection whose every byte is the test's own. */
export interface RawConnection {
  readonly socket: Socket;
  /** The bytes that the server has sent so far. */
  received(): string;
  /** All bytes from the server once the connection has ended in any way. */
  readonly closed: Promise<string>;
}

/** Lets a test app listen. @returns its port. */
export async function listenOn(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => 'Listening' });
  // A server on a port, not on a pipe.
  return (app.server.address() as AddressInfo).port;
}

export function openRaw(port: number): RawConnection {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const parts: Buffer[] = [];
  const received = () => Buffer.concat(parts).toString('latin1');
  const { promise: closed, resolve } = Promise.withResolvers<string>();
  socket.on('data', (part) => void parts.push(part));
  // The server has said all it will: so does the test, or both would wait.
  socket.on('end', () => socket.end());
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(received()));
  return { socket, received, closed };
}

/** The head of a request, and what follows it as it is. */
export function rawRequest(
  { method, url, headers }: { method: string; url: string; headers: Readonly<Record<string, string>> },
  body: Buffer | string = '',
): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** The status of the first answer; null: there was none. */
export function statusOf(received: string): number | null {
  const statusLine = /^HTTP\/1\.1 (\d{3}) /.exec(received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
  return statusLine ? Number(statusLine[1]) : null;
}

/** How many connections are open. */
export function connectionsOf({ server }: Pick<FastifyInstance, 'server'>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
