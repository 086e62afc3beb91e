import { upperCase } from '../../marking/ielts/normalise.ts';
import { EXACT, right, type Outcome } from '../../marking/outcome.ts';

const UPPER = right('case');

/**
 * The rule for blanks "as given or in upper case" (learner specification, section 5), read so: the trimmed text equals an
 * accepted answer, or equals one in upper case, or does so once the text is put in upper case.
 * With `river` accepted, `river` and `RIVER` are right and `River` is not: nothing in the rule puts
 * both sides in upper case.
 *
 * @returns null for a text that is not accepted.
 */
export function acceptedAsGivenOrUpper(answers: readonly string[]): (text: string) => Outcome | null {
  const accepted = new Map<string, Outcome>();
  for (const answer of answers) accepted.set(upperCase(answer), UPPER);
  for (const answer of answers) accepted.set(answer, EXACT);
  const exact = new Set(answers);
  // Only an answer that is its own upper case can be met by a text put in upper case.
  const hasUpper = answers.some((answer) => answer === upperCase(answer));
  return (text) => {
    const outcome = accepted.get(text);
    if (outcome !== undefined) return outcome;
    return hasUpper && exact.has(upperCase(text)) ? UPPER : null;
  };
}
