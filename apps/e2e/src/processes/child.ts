import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface Child {
  readonly pid: number;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  /** Sends the signal and waits until the process has ended. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

export interface ChildOptions {
  /** The environment. Of the environment of this process, the child gets only PATH and the like. */
  readonly env?: Readonly<Record<string, string>>;
  /** The file to which the output is appended. */
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

/** Runs a command. @returns its output. @throws if it fails. */
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

/** Waits until an address answers successfully. @throws with the end of the log if the child ends first, or after a time limit. */
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
