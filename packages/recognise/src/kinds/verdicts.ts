import type { DraftGroup, DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { withoutFiller } from '../markers/gaps.ts';
import { instructionOf, newQuestion, linesUsed, type Outlined } from './block-words.ts';

const TRUE_FALSE = /\btrue\b[^]{0,400}?\bfalse\b/i;
const YES_NO = /\byes\b[^]{0,400}?\bno\b/i;
const NOT_GIVEN = /\bnot given\b/i;
const SHORT = /\bT\s?[/,]\s?F(?:\s?[/,]|,?\sor)\s?(?:or\s)?NG\b/;
const SHORT_YES = /\bY\s?[/,]\s?N(?:\s?[/,]|,?\sor)\s?(?:or\s)?NG\b/;
/** Labels that stand after each statement to be ringed. */
const OFFERED = /[\s([]*\b(?:true|yes|t|y)\s?[/|,]\s?(?:false|no|f|n)\s?[/|,]\s?(?:not given|ng)\b[\])]*\s*$/i;

/** Statements that are TRUE, FALSE or NOT GIVEN, or YES, NO or NOT GIVEN. */
export function readVerdicts(outlined: Outlined): DraftGroup | null {
  const { entries, said, block } = outlined;
  const offered = entries.find((entry) => entry.kind === 'number' && OFFERED.test(entry.text.slice(-60)));
  const words = `${said}\n${offered?.text.slice(-60) ?? ''}`;
  const isTrueFalse = (TRUE_FALSE.test(words) && NOT_GIVEN.test(words)) || SHORT.test(words);
  const isYesNo =
    (YES_NO.test(words) && NOT_GIVEN.test(words)) || SHORT_YES.test(words) || /yes\s?\/\s?no/i.test(words);
  const hasOptions = entries.some(({ kind }) => kind === 'letter');
  if ((!isTrueFalse && !isYesNo && offered === undefined) || hasOptions) return null;
  const questions: DraftQuestion[] = [];
  for (const entry of entries) if (entry.kind === 'number') questions.push(newQuestion(entry, statement(entry.text)));
  const instruction = instructionOf(outlined);
  return {
    type: 'TFNG',
    labels: isTrueFalse || !isYesNo ? 'TFNG' : 'YNNG',
    instruction: instruction.lines,
    paragraph: null,
    choices: [],
    reuse: false,
    questions,
    isOpen: false,
    used: linesUsed(instruction.used),
    range: block.range,
  };
}

function statement(text: string): string {
  const tail = text.slice(-60);
  const without = text.slice(0, -60) + tail.replace(OFFERED, '');
  return withoutFiller(squeezed(without));
}
