import { splitAlternatives } from '../marking/ielts/key-forms.ts';

/** An optional phrase has at most three words. */
const OPTIONAL_WORDS_MAX = 3;
const TO_EXAMINERS =
  /\b(?:not|wrong|accept|accepts|accepted|acceptable|reject|incorrect|(?:any|either) order|e\.g\.|i\.e\.)(?![a-z])|^\s*(?:or|(?:also )?allow|optional\s*$)(?![a-z])/i;
const OTHER_ANSWER = /^\s*(?:also\s+)?(?:accept(?:able)?(?:\s+also)?|allow|or)(?![a-z])\s*:?\s*(.+)$/i;
const BRACKET = /\s*\(([^()]*)\)\s*/;

/** `river (do not accept stream)`: removes the remark. `river (accept stream)`: adds the other answer. */
export function repairRemarks(answer: string): readonly string[] {
  const remark = [...answer.matchAll(new RegExp(BRACKET, 'g'))].find(({ 1: content = '' }) => isRemark(content));
  if (remark === undefined) return [answer];
  const { 0: whole, 1: content = '', index } = remark;
  const before = answer.slice(0, index);
  const after = answer.slice(index + whole.length);
  const others = otherAnswers(content).map((other) =>
    after === '' ? other : `${before.replace(/(?<!\S)\S+$/, other)} ${after}`,
  );
  return [`${before} ${after}`.trim(), ...others].flatMap(repairRemarks);
}

function isRemark(content: string): boolean {
  return (
    TO_EXAMINERS.test(content) ||
    splitAlternatives(content).some((one) => one.trim().split(/\s+/).length > OPTIONAL_WORDS_MAX)
  );
}

function otherAnswers(remark: string): readonly string[] {
  const named = OTHER_ANSWER.exec(remark)?.[1] ?? '';
  if (/\bnot\b/i.test(remark)) return [];
  const others = named.split(/(?<!\s)\s+\/\s+|,\s*|(?<!\s)\s+or\s+/i).map((other) => other.trim());
  return others.filter((other) => other !== '' && !isRemark(other));
}
