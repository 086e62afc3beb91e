import type { Config } from '../config/config.ts';
import { reason } from '../errors/reason.ts';
import { reach } from '../modules/submissions/submissions.ts';
import { finding, type Finding } from './finding.ts';

const PATIENCE = 5000;

/** Looks whether the service of `ASSESSMENT_URL` answers at all, and sends no text. */
export async function examineSecondReader({
  assessmentService,
}: Pick<Config, 'assessmentService'>): Promise<readonly Finding[]> {
  if (assessmentService === null) return [];
  const { url } = assessmentService;
  try {
    await reach(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    return [finding('ok', 'reader', `the service at ${new URL(url).host} answers`)];
  } catch (error) {
    return [finding('warning', 'reader', `ASSESSMENT_URL: ${reason(error)}: texts get no suggestions`)];
  }
}
