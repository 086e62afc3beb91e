import { fileURLToPath } from 'node:url';
import { runCommand } from './child.ts';

const SCRIPT = fileURLToPath(new URL('../../../api/src/testing/cohort/fill-cohort-process.ts', import.meta.url));

/** Where the simulated cohort's test is. */
export interface Cohort {
  readonly examId: string;
  readonly sectionId: string;
  /** The password of its learners, `cohort1@example.com` and so on. */
  readonly password: string;
}

/** Puts the demo accounts and the first learners of the simulated cohort into the empty database of an environment. */
export async function fillCohort(env: Readonly<Record<string, string>>, size: number): Promise<Cohort> {
  const output = await runCommand(process.execPath, ['--conditions=@bandwise/source', SCRIPT, String(size)], { env });
  const cohort: Cohort = JSON.parse(output);
  return cohort;
}
