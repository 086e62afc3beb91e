import { EXACT, WRONG, type JudgeText, type Outcome } from '../../marking/outcome.ts';

/** The results table ignores case, so it shows such an answer as right; it earns no mark. */
const SHOWN_AS_CORRECT: Outcome = { earns: false, correct: true, reason: 'case' };

/** A choice under `spec`: the key as written. */
export function judgeChoice({ key }: { readonly key: string }): JudgeText {
  const lower = key.toLowerCase();
  return (text) => {
    if (text === key) return EXACT;
    return text.toLowerCase() === lower ? SHOWN_AS_CORRECT : WRONG;
  };
}
