import { randomUUID } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { z } from 'zod';
import { StartError } from '../../config/start-error.ts';
import { reason } from '../../errors/reason.ts';
import { embeddedFolder } from './open-embedded.ts';

/** Abandoned copies are removed after a day. */
const FORGOTTEN = 24 * 60 * 60 * 1000;

const answerSchema = z.union([z.object({ copy: z.string() }), z.object({ problem: z.string() })]);

interface CopyWork {
  readonly pool: Pool;
  readonly dataDir: string;
  /** Bytes of the disk that must stay free. */
  readonly reserve: number;
}

/**
 * No other process may open an embedded database that runs. So the process that has it copies its folder on request through a socket beside
 * it, while the engine is idle: PostgreSQL opens such a copy like its folder after a crash, with all committed data. @returns a function
 * that stops serving.
 */
export async function serveCopies(work: CopyWork): Promise<() => Promise<void>> {
  const place = socketOf(work.dataDir);
  // The socket of a killed process: this one has the folder's lock.
  rmSync(place, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    makeCopy(work)
      .then(
        (copy) => ({ copy }),
        (error: unknown) => ({ problem: reason(error) }),
      )
      .then((answer) => socket.end(JSON.stringify(answer)))
      .catch(() => undefined);
  });
  await listen(server, place);
  await chmod(place, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Requests a copy from the process that has the database in this directory open. @returns the data directory of the copy, which the caller
 * removes; null: no process has it open. @throws StartError when the copy fails.
 */
export async function requestCopy(dataDir: string): Promise<string | null> {
  const socket = connect(socketOf(dataDir));
  let reply: string;
  try {
    reply = await text(socket);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED'))
      return null;
    throw new StartError(`DATA_DIR: the running process cannot be reached for a copy (${reason(error)})`, {
      cause: error,
    });
  }
  const answer = answerSchema.parse(JSON.parse(reply));
  if ('copy' in answer) return answer.copy;
  throw new StartError(`DATA_DIR: the running process could not copy its database (${answer.problem})`);
}

/** The system allows a socket about a hundred characters. */
function socketOf(dataDir: string): string {
  const full = path.join(dataDir, 'copy.sock');
  const relative = path.relative(process.cwd(), full);
  return relative.length < full.length ? relative : full;
}

function listen(server: Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      // The socket must not keep the process running.
      server.unref();
      resolve();
    });
  });
}

async function makeCopy({ pool, dataDir, reserve }: CopyWork): Promise<string> {
  const copies = path.join(dataDir, 'copies');
  await removeForgotten(copies);
  const copy = path.join(copies, randomUUID());
  // The engine's only connection: while it is checked out here, the folder does not change.
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    await requireRoom(embeddedFolder(dataDir), reserve);
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await cp(embeddedFolder(dataDir), embeddedFolder(copy), { recursive: true, mode: constants.COPYFILE_FICLONE });
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
}

async function removeForgotten(copies: string): Promise<void> {
  for (const name of await readdir(copies).catch(() => [])) {
    const copy = path.join(copies, name);
    const stats = await stat(copy).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > FORGOTTEN) await rm(copy, { recursive: true, force: true });
  }
}

async function requireRoom(folder: string, reserve: number): Promise<void> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) size += (await stat(path.join(entry.parentPath, entry.name))).size;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < size + reserve)
    throw new Error(`the copy needs ${Math.ceil(size / 1024 / 1024)} MB, and the disk has too little free space`);
}
