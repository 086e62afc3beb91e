import { expect, it, vi } from 'vitest';
import type { TestModule, TestSpecification } from 'vitest/node';
import PackageReporter from './package-reporter.ts';

/** The parts of a test file that the reporter reads. */
const testFile = (name: string, ...states: readonly string[]) =>
  ({
    project: { name },
    state: () => 'passed',
    diagnostic: () => ({}),
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
  }) as unknown as TestModule;

it('prints one line for each package when its last file has finished', () => {
  const reporter = new PackageReporter();
  const lines: string[] = [];
  vi.spyOn(reporter, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(Object.getPrototypeOf(PackageReporter.prototype), 'onTestModuleEnd').mockReturnValue(undefined);
  vi.spyOn(Object.getPrototypeOf(PackageReporter.prototype), 'onTestRunStart').mockReturnValue(undefined);
  const files = [
    testFile('domain', 'passed'),
    testFile('ui', 'passed', 'failed', 'skipped'),
    testFile('domain', 'passed'),
  ];
  reporter.onTestRunStart(files.map(({ project }) => ({ project }) as TestSpecification));
  for (const file of files) reporter.onTestModuleStart(file);
  const printed = files.map((file) => {
    reporter.onTestModuleEnd(file);
    return lines.length;
  });
  expect(printed).toEqual([0, 1, 2]);
  expect(lines).toEqual(['FAILED  ui: 1 passed, 1 failed (0 s)', 'ok      domain: 2 passed, 0 failed (0 s)']);
});
