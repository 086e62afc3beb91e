import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@bandwise/config/free-port';
import { Client } from 'pg';
import { preparePostgres } from '../start-postgres.ts';

export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** The replica applies nothing of what it receives until it is resumed. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends the replica without warning. */
  killReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

// The data need not survive a crash of the machine; a commit is sent to the replica at once.
const FLAGS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** A primary and its streaming replica: copies of one empty cluster. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const { postgres, folder, data, url: primaryUrl, start } = await preparePostgres(FLAGS);
  const copy = path.join(folder, 'replica');
  const { uid, gid } = statSync(data);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  execFileSync('cp', ['-a', data, copy]);
  const signal = path.join(copy, 'standby.signal');
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);
  await start();
  // Not public: the program that the package has found for this machine.
  const program = postgres['process']?.spawnfile ?? '';
  const replicaUrl = replacePort(primaryUrl, await findFreePort());
  let replica: ChildProcess | null = null;

  async function startReplica(): Promise<void> {
    const follow = `primary_conninfo=${primaryUrl}`;
    const args = ['-D', copy, '-p', new URL(replicaUrl).port, ...FLAGS, '-c', follow];
    while (!(await ask(replicaUrl, 'select').catch(() => false))) {
      // Resources of a killed server stay in use for a moment.
      if (replica === null || replica.exitCode !== null) replica = spawn(program, args, { ...owner, stdio: 'ignore' });
      await delay(50);
    }
  }

  async function endReplica(how: NodeJS.Signals): Promise<void> {
    if (replica?.kill(how)) await once(replica, 'close');
    replica = null;
  }

  await startReplica();
  return {
    primaryUrl,
    replicaUrl,
    pause: async () => void (await ask(replicaUrl, 'select pg_wal_replay_pause()')),
    resume: async () => void (await ask(replicaUrl, 'select pg_wal_replay_resume()')),
    killReplica: () => endReplica('SIGKILL'),
    startReplica,
    async stop() {
      await endReplica('SIGINT');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, statement: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}

function replacePort(url: string, port: number): string {
  const other = new URL(url);
  other.port = String(port);
  return other.toString();
}
