/** Parses reports in the documented shapes of Vitest and Playwright. Any other shape throws. */

/** The result of a run. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The name of each failed test, and the first lines of its message. */
  readonly failures: readonly string[];
  /** Tests that failed once and passed in a retry. */
  readonly flaky: readonly string[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

export function vitestOutcome(report: VitestReport, root: string): Outcome {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(root, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that does not load fails without a single test.
      if (failed.length === 0) return [described(file, message)];
      return failed.map((test) => described(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
    });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    failures,
    flaky: [],
  };
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** With `failOnFlaky`, a journey that passed only in a retry counts as failed. */
export function playwrightOutcome(
  { stats, suites, errors }: PlaywrightReport,
  { failOnFlaky }: { failOnFlaky: boolean },
): Outcome {
  const tests = suites.flatMap(testsOf);
  const withStatus = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title, message }) => described(title, message));
  return {
    passed: stats.expected + (failOnFlaky ? 0 : stats.flaky),
    failed: stats.unexpected + (failOnFlaky ? stats.flaky : 0) || errors.length,
    failures: [...errors.map(({ message }) => described('before any journey', message)), ...withStatus('unexpected')],
    flaky: withStatus('flaky'),
  };
}

function testsOf(suite: PlaywrightSuite): { title: string; status: string; message: string | undefined }[] {
  return [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        title: [projectName, `${file}:${line}`, title].filter(Boolean).join(' › '),
        status,
        message: results.find(({ error }) => error)?.error?.message,
      })),
    ),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
}

const COLOUR = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** The name of a test and the first lines of its message. Whole messages would not fit on the screen at the end of a long run. */
function described(test: string, message = ''): string {
  const text = message
    .replace(COLOUR, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4);
  return [test, ...text.map((line) => `    ${line.slice(0, 240)}`)].join('\n');
}
