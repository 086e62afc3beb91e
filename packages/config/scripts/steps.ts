import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@bandwise/config/free-port';
import { playwrightOutcome, vitestOutcome, type Outcome } from './reports.ts';

export interface Tally extends Outcome {
  readonly name: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const running = new Set<ChildProcess>();
let isBrokenOff = false;

/** Broken off, all ends once the children have; Ctrl+C in a terminal reaches them by itself. */
function breakOff(signal: NodeJS.Signals): void {
  isBrokenOff = true;
  if (signal === 'SIGTERM') for (const child of running) child.kill(signal);
}

interface Place {
  /** The repository's root by default. */
  readonly cwd?: string | undefined;
  /** The open file that its output goes to, instead of being shown as it comes. */
  readonly output?: number | 'inherit' | undefined;
}

/** Runs one command to its end. */
export function run(
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { cwd = ROOT, output = 'inherit' }: Place = {},
): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    if (running.size === 0) for (const signal of SIGNALS) process.once(signal, breakOff);
    running.add(child);
    const end = (code: number) => {
      running.delete(child);
      if (running.size === 0) for (const signal of SIGNALS) process.off(signal, breakOff);
      if (!isBrokenOff) resolve(code);
      else if (running.size === 0) process.exit(1);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.once('exit', (code) => end(code ?? 1));
  });
}

/** A check is one test: it passes or it does not. `howToFix` is said when it does not. */
export async function runCheck(name: string, command: readonly string[], howToFix?: string): Promise<Tally> {
  console.log(`\n— ${name}`);
  const ok = (await run(command)) === 0;
  const failures = ok || !howToFix ? [] : [`${name}\n    ${howToFix}`];
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures, flaky: [] };
}

export async function runVitest(report: string): Promise<Tally> {
  console.log('\n— unit and API tests');
  const code = await run(['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  return tally('unit and API tests', code, () => vitestOutcome(JSON.parse(readFileSync(report, 'utf8')), ROOT));
}

/**
 * Runs journeys: a name for people, and the script of apps/e2e.
 * @param log for those that run beside others, whose product has a port of its own: the file to which all that is said is added,
 * instead of showing it as it comes.
 */
export async function runPlaywright(
  { name, script }: { readonly name: string; readonly script: string },
  report: string,
  log?: string,
): Promise<Tally> {
  const beside = log === undefined ? null : { output: openSync(log, 'a'), E2E_PORT: String(await findFreePort()) };
  if (beside) writeSync(beside.output, `\n— ${name}\n`);
  else console.log(`\n— ${name}`);
  // Tried once more, with a trace, because a busy machine can run one of hundreds into a time limit. It is named at the end,
  // and a failure where FAIL_ON_FLAKY is set, as in the workflow on main.
  const options = ['--retries=1', '--trace=on-first-retry', '--reporter=list,json'];
  const command = ['pnpm', '--filter', '@bandwise/e2e', 'run', script, ...options];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(beside && { E2E_PORT: beside.E2E_PORT }) };
  const code = await run(command, env, { output: beside?.output });
  const failOnFlaky = Boolean(process.env['FAIL_ON_FLAKY']);
  return tally(name, code, () => playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')), { failOnFlaky }));
}

function tally(name: string, code: number, read: () => Outcome): Tally {
  try {
    const outcome = read();
    return { name, ...outcome, failed: code !== 0 && outcome.failed === 0 ? 1 : outcome.failed };
  } catch {
    return { name: `${name} (no report)`, passed: 0, failed: 1, failures: [], flaky: [] };
  }
}
