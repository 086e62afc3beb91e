import type { Connection, PoolClient, Submittable } from 'pg';

/** The result of `COPY … TO STDOUT`: rows in PostgreSQL's text format. */
export interface CopiedRows {
  readonly bytes: Buffer;
  readonly rows: number;
}

type Settle = { readonly resolve: (copied: CopiedRows) => void; readonly reject: (error: unknown) => void };

/** Returns the whole result at once: callers limit it to fit into memory. */
export function copyOut(client: PoolClient, statement: string): Promise<CopiedRows> {
  return copy(client, (settle) => new Copy(statement, null, settle));
}

/** Inserts rows in PostgreSQL's text format. @returns their number. */
export async function copyIn(client: PoolClient, statement: string, bytes: Buffer): Promise<number> {
  const { rows } = await copy(client, (settle) => new Copy(statement, bytes, settle));
  return rows;
}

function copy(client: PoolClient, make: (settle: Settle) => Copy): Promise<CopiedRows> {
  const { promise, resolve, reject } = Promise.withResolvers<CopiedRows>();
  client.query(make({ resolve, reject }));
  return promise;
}

const MESSAGE = 64 * 1024;
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/**
 * A COPY over the driver's connection. Rows are sent in one piece with their statement, because the embedded engine can't wait for the
 * rest; `pg-copy-streams` sends them only after the statement's response.
 */
class Copy implements Submittable {
  readonly #statement: string;
  readonly #sent: Buffer | null;
  readonly #settle: Settle;
  readonly #received: Buffer[] = [];
  #rows = 0;

  constructor(statement: string, sent: Buffer | null, settle: Settle) {
    this.#statement = statement;
    this.#sent = sent;
    this.#settle = settle;
  }

  submit(connection: Connection): void {
    if (!this.#sent) {
      connection.query(this.#statement);
      return;
    }
    const { stream } = connection;
    stream.cork();
    connection.query(this.#statement);
    for (let at = 0; at < this.#sent.length; at += MESSAGE) {
      const bytes = this.#sent.subarray(at, at + MESSAGE);
      stream.write(copyDataHead(bytes.length));
      stream.write(bytes);
    }
    stream.write(COPY_DONE);
    stream.uncork();
  }

  handleCopyInResponse(): void {
    // The rows were sent with the statement.
  }

  handleCopyOutResponse(): void {
    // Rows follow this message.
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // Copied, because the driver reuses its buffer.
    this.#received.push(Buffer.from(chunk));
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/.exec(text)?.[1]);
  }

  handleError(error: unknown): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve({ bytes: Buffer.concat(this.#received), rows: this.#rows });
  }
}

/** The head of a CopyData message: `d` and the length, which includes itself. */
function copyDataHead(length: number): Buffer {
  const head = Buffer.from([0x64, 0, 0, 0, 0]);
  head.writeInt32BE(length + 4, 1);
  return head;
}
