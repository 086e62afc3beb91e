import type { DraftGroup, DraftQuestion } from '../block.ts';
import { withoutFiller } from '../markers/gaps.ts';
import { instructionOf, newQuestion, linesUsed, type Outlined } from './block-words.ts';

/** Numbered questions with nothing to choose from: short answers, or statements if their key says so. */
export function readPlain(outlined: Outlined): DraftGroup | null {
  const questions: DraftQuestion[] = [];
  for (const entry of outlined.entries)
    if (entry.kind === 'number') questions.push(newQuestion(entry, withoutFiller(entry.text)));
  if (questions.length === 0) return null;
  const instruction = instructionOf(outlined);
  return {
    type: 'FILL_BLANKS',
    labels: 'TFNG',
    instruction: instruction.lines,
    paragraph: null,
    choices: [],
    reuse: false,
    questions,
    isOpen: true,
    used: linesUsed(instruction.used),
    range: outlined.block.range,
  };
}
