import { WRONG, type JudgeText } from '../../marking/outcome.ts';
import { acceptedAsGivenOrUpper } from './accepted-forms.ts';

/** FILL_BLANKS under `spec`: an accepted answer, as given or in upper case. */
export function judgeBlank({ keys }: { readonly keys: readonly string[] }): JudgeText {
  const accepts = acceptedAsGivenOrUpper(keys);
  return (text) => accepts(text) ?? WRONG;
}
