import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightOutcome, vitestOutcome, type Outcome } from './reports.ts';

export interface Tally extends Outcome {
  readonly name: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const REPORTER = fileURLToPath(new URL('package-reporter.ts', import.meta.url));
/** Disables the telemetry of Turbo, and colour codes in files and pipes. */
const ENVIRONMENT: NodeJS.ProcessEnv = { DO_NOT_TRACK: '1', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) };

/** Runs one command to its end in the repository's root. Its output is shown, or written to the file of the descriptor `output`. */
export function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { cwd = ROOT, output = 'inherit' }: { readonly cwd?: string | undefined; readonly output?: number | 'inherit' } = {},
): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...ENVIRONMENT, ...env },
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    // An interrupted run waits until the child has ended. In a terminal, Ctrl+C reaches the child directly.
    const interrupt = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(1));
      if (signal === 'SIGTERM') child.kill(signal);
    };
    for (const signal of SIGNALS) process.once(signal, interrupt);
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      resolve(code ?? 1);
    });
  });
}

/** A check is one test: it passes or it fails. `howToFix` is printed when it fails. */
export function runCheck(name: string, command: readonly string[], howToFix?: string): Promise<Tally> {
  return runQuietly({ name, command }, (code) => {
    const failures = code === 0 || !howToFix ? [] : [`${name}\n    ${howToFix}`];
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures, flaky: [] };
  });
}

/** Runs the unit and API tests, and prints a line for each package. `env` selects the tests. */
export async function runVitest(report: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const name = 'unit and API tests';
  const startedAt = Date.now();
  const options = [`--reporter=${REPORTER}`, '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(['vitest', 'run', ...options], env);
  const outcome = outcomeOf(code, () => vitestOutcome(JSON.parse(readFileSync(report, 'utf8')), ROOT));
  return show({ name, ...outcome }, startedAt);
}

/** Runs the journeys of a script of apps/e2e. `env` selects them. */
export async function runPlaywright(
  { name, script }: { name: string; script: string },
  report: string,
  env: NodeJS.ProcessEnv,
): Promise<Tally> {
  // Retries once with a trace, because on a busy machine one of hundreds can exceed a time limit. Flaky journeys are listed at the end,
  // and count as failed if FAIL_ON_FLAKY is set, as in the workflow on main.
  const options = ['--retries=1', '--trace=on-first-retry', '--reporter=dot,json'];
  const failOnFlaky = Boolean(process.env['FAIL_ON_FLAKY']);
  const command = ['pnpm', '--filter', '@bandwise/e2e', 'run', script, ...options];
  return runQuietly({ name, command, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }, (code) =>
    outcomeOf(code, () => playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')), { failOnFlaky })),
  );
}

/** Runs a command beside others: its output is shown in one piece, and only if something failed. */
async function runQuietly(
  { name, command, env = {} }: { name: string; command: readonly string[]; env?: NodeJS.ProcessEnv },
  read: (code: number) => Outcome,
): Promise<Tally> {
  const startedAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  const file = join(folder, 'output.txt');
  const output = openSync(file, 'w');
  const outcome = read(await run(command, env, { output }));
  closeSync(output);
  if (outcome.failed || outcome.flaky.length) console.log(`\n— ${name}\n${readFileSync(file, 'utf8')}`);
  rmSync(folder, { recursive: true });
  return show({ name, ...outcome }, startedAt);
}

/** Prints the line of a finished step. */
function show(tally: Tally, startedAt: number): Tally {
  const { name, passed, failed } = tally;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return tally;
}

function outcomeOf(code: number, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    return { ...outcome, failed: code !== 0 && outcome.failed === 0 ? 1 : outcome.failed };
  } catch {
    return { passed: 0, failed: 1, failures: ['there is no report'], flaky: [] };
  }
}
