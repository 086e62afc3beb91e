import type { ExamForm } from '../form/form.ts';
import { toPayload } from './to-payload.ts';

/** The exam file of a test: what publishing it sends, and what importing it reads. */
export function toJson(form: ExamForm): string {
  return JSON.stringify(toPayload(form), null, 2);
}
