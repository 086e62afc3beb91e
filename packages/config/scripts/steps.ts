import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

// The reporters' own, documented shapes; a report of another shape counts as a failure.
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

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
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A check is one test: it passes or it does not. */
export async function runCheck(name: string, command: readonly string[]): Promise<Tally> {
  console.log(`\n— ${name}`);
  const ok = (await run(command)) === 0;
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

export async function runVitest(report: string): Promise<Tally> {
  console.log('\n— unit and API tests');
  const code = await run(['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  return count('unit and API tests', code, () => {
    const result: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
    // A file that does not load fails as a suite without a single test.
    return { passed: result.numPassedTests, failed: result.numFailedTests || result.numFailedTestSuites };
  });
}

/** Runs journeys: a name for people, and the script of apps/e2e. */
export async function runPlaywright(
  { name, script }: { name: string; script: string },
  { report, executablePath }: { report: string; executablePath: string | null },
): Promise<Tally> {
  console.log(`\n— ${name}`);
  const code = await run(['pnpm', '--filter', '@bandwise/e2e', 'run', script, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(executablePath ? { CHROMIUM_PATH: executablePath } : {}),
  });
  return count(name, code, () => {
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

function count(name: string, code: number, read: () => { passed: number; failed: number }): Tally {
  try {
    const { passed, failed } = read();
    return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { name: `${name} (no report)`, passed: 0, failed: 1 };
  }
}
