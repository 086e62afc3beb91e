import { spawn } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';
import { SHORT_LIVED } from './short-lived.ts';
import { compileCache } from './temporary-folder.ts';

export interface RunningScript {
  readonly output: () => string;
  readonly errors: () => string;
  /** Resolves once the output contains the text. Rejects if the process ends before that. */
  waitFor(text: string): Promise<void>;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs a script of this package as its user would, in a separate process. @param script its path below `src` */
export function runScript(
  script: string,
  given: { args?: readonly string[]; env?: Record<string, string>; input?: string; cwd: string },
): RunningScript {
  const { kind, programs } = inject('engine');
  const child = spawn(
    process.execPath,
    [
      ...(kind === 'pglite' ? SHORT_LIVED : []),
      path.join(programs, script.replace(/\.ts$/, '.js')),
      ...(given.args ?? []),
    ],
    {
      cwd: given.cwd,
      env: { PATH: process.env['PATH'], HOME: given.cwd, NODE_COMPILE_CACHE: compileCache(), ...given.env },
      stdio: 'pipe',
    },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(given.input ?? '');
  const { promise: ended, resolve } = Promise.withResolvers<Awaited<RunningScript['ended']>>();
  child.once('close', (code, signal) => resolve({ code, signal }));
  return {
    output: () => output,
    errors: () => errors,
    ended,
    kill: (signal) => void child.kill(signal),
    waitFor: (text) =>
      new Promise((found, failed) => {
        const look = () => output.includes(text) && found();
        look();
        child.stdout.on('data', look);
        void ended.then(() => failed(new Error(`It ended before it said "${text}": ${output}${errors}`)));
      }),
  };
}
