import { EXACT, right, WRONG, type JudgeText, type Outcome } from '../../marking/outcome.ts';
import { normalise, stripPunctuation, tidy } from '../../marking/ielts/normalise.ts';

/**
 * A choice under `ielts`: the key, whatever the case, spaces and outer punctuation. Another choice
 * on offer is wrong even if it differs in nothing else.
 */
export function judgeChoice(key: string, offered: readonly string[]): JudgeText {
  const offeredOutcomes = outcomesOfOffered(key, offered);
  const tidied = stripPunctuation(tidy(key));
  const normal = normalise(key);
  return (text) => {
    const outcome = offeredOutcomes.get(text);
    if (outcome !== undefined) return outcome;
    // A text of invisible characters only equals no other text.
    if (normal === '' || normalise(text) !== normal) return WRONG;
    return right(stripPunctuation(tidy(text)) === tidied ? 'whitespace' : 'case');
  };
}

/** The learner's screen sends one of the offered texts, so one look-up decides. */
function outcomesOfOffered(key: string, offered: readonly string[]): ReadonlyMap<string, Outcome> {
  const texts = offered.map((text) => text.trim());
  // A key that is not exactly one of the choices is compared with the answer.
  const decided = texts.includes(key) ? texts : [];
  return new Map([...decided.map((text): [string, Outcome] => [text, WRONG]), [key, EXACT]]);
}
