import { fileURLToPath } from 'node:url';
import { runCommand } from './child.ts';

const SCRIPT = fileURLToPath(new URL('../../../api/src/testing/cohort/fill-cohort-process.ts', import.meta.url));

/** The test of the simulated cohort, and the password of its learners. */
export interface Cohort {
  readonly examId: string;
  readonly sectionId: string;
  /** The password of `cohort1@example.com`, `cohort2@example.com` and so on. */
  readonly password: string;
}

/** The class of the demo teacher with the first half of the cohort. */
export interface CohortClass {
  readonly classId: string;
  /** An assignment that is over. */
  readonly assignmentId: string;
}

/** Adds the demo accounts and the first learners of the simulated cohort to the empty database of an environment. */
export async function fillCohort(env: Readonly<Record<string, string>>, size: number): Promise<Cohort> {
  const cohort: Cohort = JSON.parse(await runScript(env, String(size)));
  return cohort;
}

/** Like `fillCohort`, and puts half of the cohort into the class of the demo teacher. */
export async function fillCohortClass(
  env: Readonly<Record<string, string>>,
  size: number,
): Promise<Cohort & CohortClass> {
  const cohort: Cohort & CohortClass = JSON.parse(await runScript(env, String(size), 'class'));
  return cohort;
}

function runScript(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string> {
  return runCommand(process.execPath, ['--conditions=@bandwise/source', SCRIPT, ...args], { env });
}
