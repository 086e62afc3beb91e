import type { DraftGroup, DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { takeVerdict, type Marked } from '../markers/answer-marks.ts';
import { withoutFiller } from '../markers/gaps.ts';
import { offeredVerdicts } from '../markers/verdict-words.ts';
import { instructionOf, newQuestion, linesUsed, type Outlined } from './block-words.ts';

/** Labels printed after each statement, for a ring around one. */
const OFFERED =
  /(?<![\s([])[\s([]*\b(?:true|yes|t|y)\s?[/|,]\s?(?:false|no|f|n)\s?[/|,]\s?(?:not given|ng)\b[\])]*\s*$/i;

/** Statements that are TRUE, FALSE or NOT GIVEN, or YES, NO or NOT GIVEN. */
export function readVerdicts(outlined: Outlined): DraftGroup | null {
  const { entries, instruction: said, block } = outlined;
  const offered = entries.find((entry) => entry.kind === 'number' && OFFERED.test(entry.text.slice(-60)));
  const words = `${said}\n${offered?.text.slice(-60) ?? ''}`;
  const verdicts = offeredVerdicts(words);
  const hasOptions = entries.some(({ kind }) => kind === 'letter');
  if ((verdicts === null && offered === undefined) || hasOptions) return null;
  const questions: DraftQuestion[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'number') continue;
    const { text, answer } = statement(entry.text);
    questions.push({ ...newQuestion(entry, text), key: answer });
  }
  const instruction = instructionOf(outlined);
  return {
    type: 'TFNG',
    labels: verdicts ?? 'TFNG',
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

/** A statement without the labels or the verdict that stand beside it. */
function statement(text: string): Marked {
  const marked = takeVerdict(squeezed(text));
  const tail = marked.text.slice(-60);
  const without = marked.text.slice(0, -60) + tail.replace(OFFERED, '');
  return { text: withoutFiller(without), answer: marked.answer };
}
