import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwrightOutcome, vitestOutcome, type Outcome } from './reports.ts';

export interface Tally extends Outcome {
  readonly name: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs one command to its end in the repository's root, its output shown as it comes. */
export function run(command: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = ROOT): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    // Broken off, all ends once the child has; Ctrl+C in a terminal reaches the child by itself.
    const breakOff = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(1));
      if (signal === 'SIGTERM') child.kill(signal);
    };
    for (const signal of SIGNALS) process.once(signal, breakOff);
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, breakOff);
      resolve(code ?? 1);
    });
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

/** Runs journeys: a name for people, and the script of apps/e2e. */
export async function runPlaywright(
  { name, script }: { name: string; script: string },
  report: string,
): Promise<Tally> {
  console.log(`\n— ${name}`);
  // Tried once more, with a trace, because a busy machine can run one of hundreds into a time limit. It is named at the end,
  // and a failure where FAIL_ON_FLAKY is set, as in the workflow on main.
  const options = ['--retries=1', '--trace=on-first-retry', '--reporter=list,json'];
  const code = await run(['pnpm', '--filter', '@bandwise/e2e', 'run', script, ...options], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
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
