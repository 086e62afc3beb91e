import type { ExamInput } from '@bandwise/api-contract/admin';
import type { Services } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';

/** A test that is here already. */
export interface Repeated {
  readonly examId: string;
  readonly message: string;
}

/** The test that holds exactly what a new one would; null: none does, or that can't be known yet, such as of an unfinished one. */
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
