import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface Child {
  readonly pid: number;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  /** Asks it to end and waits until it has. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

export interface ChildOptions {
  /** Nothing of this process's own environment goes along but where programs are. */
  readonly env?: Readonly<Record<string, string>>;
  /** The file that what it says is added to. */
  readonly log: string;
}

export function startChild(program: string, args: readonly string[], { env, log }: ChildOptions): Child {
  const output = openSync(log, 'a');
  const child = spawn(program, args, { env: bareEnvironment(env), stdio: ['ignore', output, output] });
  closeSync(output);
  let isOver = false;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => {
    isOver = true;
    resolve();
  };
  child.once('close', end);
  child.once('error', end);
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => isOver,
    async stop(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs a command to its end and answers what it said. @throws when it fails. */
export function runCommand(
  program: string,
  args: readonly string[],
  { env, input = '' }: { env?: Readonly<Record<string, string>>; input?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: bareEnvironment(env), stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** Asks the address until it answers well. @throws with the log's end when the child ends first or the time is up. */
export async function waitUntilAnswers(url: string, { child, log }: { child: Child; log: string }): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!child.hasEnded() && Date.now() < limit) {
    // A persistent connection would delay the end of the server.
    const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer:\n${readFileSync(log, 'utf8').slice(-4000)}`);
}

function bareEnvironment(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env };
}
