import { canonical } from '../marking/ielts/canonical.ts';
import { normalise } from '../marking/ielts/normalise.ts';

/** Returns the form in which the marking library compares typed answers. Answers with the same form always get the same marks. */
export function normalForm(text: string): string {
  return canonical(normalise(text));
}
