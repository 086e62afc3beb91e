import { canonical } from '../marking/ielts/canonical.ts';
import { normalise } from '../marking/ielts/normalise.ts';

/** The form in which the marking library compares typed answers: answers of one form differ in nothing that it could count. */
export function normalForm(text: string): string {
  return canonical(normalise(text));
}
