import { MinimalReporter, type TestModule, type TestSpecification } from 'vitest/node';

interface Progress {
  filesLeft: number;
  passed: number;
  failed: number;
  startedAt: number | null;
}

/** Prints a line when the tests of a package have finished. Vitest prints the failures at the end. */
export default class PackageReporter extends MinimalReporter {
  readonly #packages = new Map<string, Progress>();

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    for (const { project } of specifications) this.#progressOf(project.name).filesLeft += 1;
  }

  onTestModuleStart(module: TestModule): void {
    this.#progressOf(module.project.name).startedAt ??= Date.now();
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    const { name } = module.project;
    const progress = this.#progressOf(name);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') progress.passed += 1;
      if (state === 'failed') progress.failed += 1;
    }
    progress.filesLeft -= 1;
    if (progress.filesLeft > 0) return;
    const seconds = Math.round((Date.now() - (progress.startedAt ?? Date.now())) / 1000);
    this.log(
      `${progress.failed ? 'FAILED' : 'ok    '}  ${name}: ${progress.passed} passed, ${progress.failed} failed (${seconds} s)`,
    );
  }

  #progressOf(name: string): Progress {
    const progress = this.#packages.get(name) ?? { filesLeft: 0, passed: 0, failed: 0, startedAt: null };
    this.#packages.set(name, progress);
    return progress;
  }
}
