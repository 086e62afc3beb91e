import { textOf } from '../html/text-of.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import { splitBlanks } from '../numbering/blanks.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { definitionOf } from '../question-types/registry.ts';
import type { Finding } from './finding.ts';
import { findPhrases } from './texts/find-phrases.ts';
import { wordsOf } from './texts/words-of.ts';

/**
 * Finds questions whose answers learners can read beside them, as in a printed test with solutions: "Answer: …", a verdict or a tick
 * after the text, or an accepted answer in the sentence with the blank.
 */
export function checkOwnAnswers(group: FullGroup, groupIndex: number): readonly Finding[] {
  const paragraph = group.paragraph === null ? [] : linesOf(group.paragraph);
  const byAddress = sentencesByAddress(paragraph);
  const named = [...linesOf(group.instruction), ...paragraph].filter((line) => NAMED.test(line));
  const ofGroup: readonly Finding[] = named.slice(0, 1).map((line) => ({
    code: 'answer_in_text',
    severity: 'warning',
    where: { group: groupIndex, field: paragraph.includes(line) ? 'paragraph' : 'instruction' },
    message: `Learners can see an answer in the text of group ${groupIndex + 1}: “${shorten(line)}”`,
  }));
  const ofQuestions = group.questions.flatMap((question, index): Finding[] => {
    const address = addressOf(question);
    const shown = answerIn(group, question, byAddress.get(address) ?? []);
    if (shown === null) return [];
    const where = { group: groupIndex, question: index, field: 'question', address };
    const message = `Learners can see the answer to question ${addressLabel(address)} in its text: “${shorten(shown)}”`;
    return [{ code: 'answer_in_text', severity: 'warning', where, message }];
  });
  return [...ofGroup, ...ofQuestions];
}

const NAMED = /^\s{0,20}[([*_]{0,3}(?:(?:correct|right)\s)?(?:answers?|ans|key|đáp án)\s?[:=]\s{0,20}(?![\s{_….])\S/iu;
const VERDICT =
  /(?:[([]\s?(?:true|false|yes|no|not\s?given|ng|t|f)\s?[)\]]|[✓✔☑√]\s?(?:true|false|yes|no|not\s?given|ng|t|f|y|n))[.\s]{0,9}$/iu;
const TICK = /^[✓✔☑√✅]|(?:[✓✔☑√✅*]|\((?:correct|right|correct answer)\))\s{0,9}$/iu;

/** Returns the text that shows the answer; null: none. */
function answerIn(group: FullGroup, question: FullQuestion, sentences: readonly string[]): string | null {
  const shape = QUESTION_SHAPES[group.type];
  const lines = linesOf(question.question);
  const named = lines.find((line) => NAMED.test(line) || (shape.labels && VERDICT.test(line)));
  if (named !== undefined) return named;
  const ticked = shape.options ? question.options.filter((option) => TICK.test(textOf(option).trim())) : [];
  const isRight = ticked.length < question.options.length && ticked.some((one) => question.answers.includes(one));
  if (isRight) return ticked[0] ?? null;
  const phrases = definitionOf(group.type).quotes(countedKeys(group.type, question.answers));
  const own = sentencesByAddress(lines).get(addressOf(question)) ?? [];
  return [...own, ...sentences].find((sentence) => standsIn(sentence, phrases)) ?? null;
}

const BRACKETED = /[([]([^()[\]]{1,80})[)\]]/g;
/** Shorter words and figures can occur in a text by chance. */
const LONG_ENOUGH = /\p{L}{3}/u;

function standsIn(sentence: string, phrases: readonly string[]): boolean {
  const text = splitBlanks(sentence)
    .map((piece) => (piece.kind === 'text' ? piece.text : ' '))
    .join(' ');
  const long = phrases.filter((phrase) => LONG_ENOUGH.test(phrase));
  if (findPhrases([wordsOf(text)], long).size > 0) return true;
  const bracketed = [...text.matchAll(BRACKETED)].map((match) => wordsOf(match[1] ?? ''));
  return bracketed.some((words) => phrases.includes(words));
}

/** Returns the sentences with a blank by the addresses of their blanks. */
function sentencesByAddress(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sentences = new Map<string, readonly string[]>();
  for (const line of lines)
    for (const [sentence] of line.matchAll(/[^.?!]+[.?!]*/g))
      for (const piece of splitBlanks(sentence))
        if (piece.kind === 'blank')
          sentences.set(piece.address, [...(sentences.get(piece.address) ?? []), sentence.trim()]);
  return sentences;
}

const LINE_END = /<\/(?:p|li|td|th|tr|div|h[1-6])\s*>|<br\s*\/?>/i;

function linesOf(html: string): readonly string[] {
  return html
    .split(LINE_END)
    .map((line) => textOf(line).trim())
    .filter((line) => line !== '');
}

const SHOWN_MAX = 80;

function shorten(text: string): string {
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX - 1).trimEnd()}…`;
}
