import type { ExamInput } from '@bandwise/api-contract/admin';
import type { Services } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';

/** An existing test with the same content. */
export interface Repeated {
  readonly examId: string;
  readonly message: string;
}

/** The existing test with the same content as a new one; null if there is none, or if it is unknown, as for an unfinished test. */
export async function findRepeated(api: Services['api'], payload: ExamInput): Promise<Repeated | null> {
  try {
    const { repeats } = await api.call('POST /api/exam/check', {
      body: { ...payload, accept_losses: true, accept_doubts: true },
    });
    return repeats && { examId: repeats.exam_id, message: texts.repeated.found(repeats.description) };
  } catch {
    // Errors of the test or the connection are shown by publishing.
    return null;
  }
}
