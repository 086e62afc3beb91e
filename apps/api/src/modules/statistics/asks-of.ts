import type { DeliveryGroup, MarkedUnit } from '@bandwise/domain';
import { questionWords } from '@bandwise/domain/internal';

/** Characters on each side of a blank, and the length of a question without one. */
const AROUND = 50;
const MAX = 120;
const BLANK = '____';

/** The words of a question, short and without markup: its text, or the text around its first blank. '' without either. */
export function asksOf(unit: MarkedUnit, groups: readonly DeliveryGroup[]): string {
  const group = groups[unit.groupIndex];
  const question = group?.questions[unit.questionIndexes[0] ?? 0];
  const text = group && question ? questionWords(group, question).replace(/\s+/g, ' ') : '';
  const at = text.indexOf(BLANK);
  if (at === -1) return text.length > MAX ? `${text.slice(0, MAX).replace(/ \S*$/, '')} …` : text;
  const before = text.slice(0, at);
  const after = text.slice(at + BLANK.length);
  // Whole words only.
  const start = before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S* /, '')}` : before;
  const end = after.length > AROUND ? `${after.slice(0, AROUND).replace(/ \S*$/, '')} …` : after;
  return `${start}${BLANK}${end}`;
}
