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

/** Adds the demo accounts and the first learners of the simulated cohort to the empty database of an environment. */
export async function fillCohort(env: Readonly<Record<string, string>>, size: number): Promise<Cohort> {
  const output = await runCommand(process.execPath, ['--conditions=@bandwise/source', SCRIPT, String(size)], { env });
  const cohort: Cohort = JSON.parse(output);
  return cohort;
}
