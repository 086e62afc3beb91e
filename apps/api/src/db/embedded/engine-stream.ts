import { Duplex } from 'node:stream';
import type { EngineSession } from './embedded-engine.ts';

type Written = (error?: Error | null) => void;

/**
 * The stream that the driver uses as the socket of a connection. In PGlite's own adapter connections share one object: after a failed
 * query, responses to the old connection reached queries of the new one.
 */
export class EngineStream extends Duplex {
  readonly #begin: () => Promise<EngineSession>;
  #session: EngineSession | undefined;

  constructor(begin: () => Promise<EngineSession>) {
    super();
    this.#begin = begin;
  }

  connect(): this {
    void this.#connect();
    return this;
  }

  async #connect(): Promise<void> {
    try {
      this.#session = await this.#begin();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (this.destroyed) await this.#session.end();
    else this.emit('connect');
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Written): void {
    void this.#send(chunk, done);
  }

  // The driver corks the messages of a query, so they arrive in one piece.
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Written): void {
    void this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  async #send(message: Buffer, done: Written): Promise<void> {
    try {
      if (!this.#session) throw new Error('Not connected');
      for (const bytes of await this.#session.exchange(message)) this.push(bytes);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done();
  }

  override _read(): void {
    // Responses are pushed when they arrive: they are already in memory.
  }

  override _final(done: Written): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Written): void {
    void this.#session?.end();
    done(error);
  }

  // Other methods that a driver calls on a socket.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
