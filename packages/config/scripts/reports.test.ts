import { describe, expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './reports.ts';

describe('the report of unit tests', () => {
  const passed = { fullName: 'a lock opens', status: 'passed', failureMessages: [] };

  it('names each failure by file and title, with the first lines of its message', () => {
    const failed = {
      fullName: 'a lock closes',
      status: 'failed',
      failureMessages: ['\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n\n    at a.test.ts:3:1\n'],
    };
    const file = { name: '/repo/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] };
    expect(
      vitestOutcome({ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2, testResults: [file] }, '/repo/'),
    ).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › a lock closes\n    AssertionError: expected 1 to be 2\n    at a.test.ts:3:1'],
      flaky: [],
    });
  });

  it('counts a file that does not load', () => {
    const file = { name: '/repo/b.test.ts', status: 'failed', message: 'Cannot find it', assertionResults: [] };
    expect(
      vitestOutcome({ numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [file] }, '/repo/'),
    ).toMatchObject({ failed: 1, failures: ['b.test.ts\n    Cannot find it'] });
  });
});

describe('the report of journeys', () => {
  const journey = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ projectName: 'desktop', status, results: [message === undefined ? {} : { error: { message } }, {}] }],
  });

  it('separates failed and flaky journeys, and counts flaky ones as failed with `failOnFlaky`', () => {
    const suites = [
      {
        specs: [journey('signs in', 'expected')],
        suites: [
          { specs: [journey('reads', 'unexpected', 'Error: timed out'), journey('writes', 'flaky', 'Error: gone')] },
        ],
      },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, suites, errors: [] };
    const outcome = {
      passed: 2,
      failed: 1,
      failures: ['desktop › a.spec.ts:7 › reads\n    Error: timed out'],
      flaky: ['desktop › a.spec.ts:7 › writes\n    Error: gone'],
    };
    expect(playwrightOutcome(report, { failOnFlaky: false })).toEqual(outcome);
    expect(playwrightOutcome(report, { failOnFlaky: true })).toEqual({ ...outcome, passed: 1, failed: 2 });
  });

  it('fails when the product did not start', () => {
    const errors = [{ message: 'Error: no server' }];
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [], errors };
    expect(playwrightOutcome(report, { failOnFlaky: false })).toMatchObject({
      failed: 1,
      failures: ['before any journey\n    Error: no server'],
    });
  });
});
