import type { DraftGroup, DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import type { Entry } from '../outline.ts';
import { chosenCount, instructionOf, isText, newQuestion, linesUsed, type Outlined } from './block-words.ts';
import { takeLetter, takeMarkAfter } from '../markers/answer-marks.ts';
import { hasNumberedGap } from '../markers/gaps.ts';
import { isInstruction } from '../markers/instructions.ts';
import { letterName } from '../markers/lettered.ts';

/** Questions that have options of their own: one of them is right, or several. */
export function readOptions(outlined: Outlined): DraftGroup | null {
  const { block, instruction: said } = outlined;
  if (!outlined.entries.some(({ kind }) => kind === 'letter') || outlined.entries.some(isGapText)) return null;
  const gathered = gather(outlined);
  const { questions } = gathered;
  const withOptions = questions.filter(({ options }) => options.length > 1);
  // One list below many questions is what they are matched with.
  if (withOptions.length === 0 || withOptions.length * 2 < questions.length) return null;
  if (questions.length > 1 && withOptions.length === 1 && withOptions[0] === questions.at(-1)) return null;
  const count = chosenCount(`${said}\n${questions[0]?.text ?? ''}`);
  const isSeveral = count !== null || questions.some(({ first, last }) => last > first);
  if (isSeveral) widen(questions, count ?? 2, block.range);
  const instruction = instructionOf({
    ...outlined,
    lead: outlined.lead.filter((entry) => !gathered.questionEntries.has(entry)),
  });
  const later = instruction.used.filter((line) => !questions.some(({ lines }) => lines.includes(line)));
  return {
    type: isSeveral ? 'MULTI' : 'MCQ',
    labels: 'TFNG',
    instruction: instruction.lines.filter((line) => !questions.some(({ text }) => text === line)),
    paragraph: null,
    choices: [],
    reuse: false,
    questions,
    isOpen: false,
    used: linesUsed(later),
    range: block.range,
  };
}

/** A text with gaps has its choices beside it; they belong to the group, not to a question. */
function isGapText(entry: Entry): boolean {
  return isText(entry) && hasNumberedGap(entry.text, { isExpected: () => true });
}

interface Gathered {
  readonly questions: readonly DraftQuestion[];
  readonly questionEntries: ReadonlySet<Entry>;
}

function gather({ entries, block, lead }: Outlined): Gathered {
  const questions: DraftQuestion[] = [];
  const questionEntries = new Set<Entry>();
  const marked = new Map<DraftQuestion, readonly number[]>();
  let open: DraftQuestion | null = null;
  let next = block.range?.first ?? 1;
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'number') {
      open = newQuestion(entry);
      questions.push(open);
      next = entry.last + 1;
    } else if (entry.kind === 'letter') {
      // "Questions 27 and 28: Which TWO …" has no question number.
      if (open === null || (entry.letter === 0 && open.options.length > 0)) {
        const before = entries[at - 1];
        const isQuestion =
          before !== undefined && isText(before) && (!isInstruction(before.text) || before.text.endsWith('?'));
        if (isQuestion) questionEntries.add(before);
        open = {
          first: next,
          last: next,
          text: isQuestion ? squeezed(before.text) : '',
          lines: isQuestion ? [...before.lines] : [],
          options: [],
          key: null,
        };
        questions.push(open);
        next += 1;
      }
      const { text, isRight } = takeMarkAfter(squeezed(entry.text));
      open.options.push({ letter: entry.letter, text, lines: [...entry.lines] });
      if (isRight || entry.isRight) marked.set(open, [...(marked.get(open) ?? []), entry.letter]);
    }
  }
  for (const [question, letters] of marked)
    // Where all have the sign, it is a bullet.
    if (letters.length < question.options.length) question.key = letters.map(letterName).join(', ');
  takeLetters(questions);
  if (questions.length === 1 && lead.length > 0) takeRange(questions, block.range);
  return { questions, questionEntries: questionEntries };
}

/** Moves letters after the questions into their keys, as in "Where? (B)". */
function takeLetters(questions: readonly DraftQuestion[]): void {
  for (const question of questions) {
    const { text, answer } = takeLetter(question.text);
    const names = answer?.match(/[A-P]/g) ?? [];
    const isOffered = names.length > 0 && names.every((name) => question.options.some((one) => nameOf(one) === name));
    if (!isOffered) continue;
    question.text = text.trim();
    question.key ??= answer;
  }
}

function nameOf({ letter }: DraftQuestion['options'][number]): string {
  return letterName(letter);
}

function takeRange(questions: readonly DraftQuestion[], range: Outlined['block']['range']): void {
  const [only] = questions;
  if (only !== undefined && range !== null && only.first === range.first) only.last = Math.max(only.last, range.first);
}

/** Each of several answers takes a number. */
function widen(questions: readonly DraftQuestion[], count: number, range: Outlined['block']['range']): void {
  for (const [index, question] of questions.entries()) {
    if (question.last > question.first) continue;
    const next = questions[index + 1]?.first ?? (range === null ? null : range.last + 1);
    const room = next === null || next <= question.first ? count : next - question.first;
    question.last = question.first + Math.min(count, Math.max(1, room)) - 1;
  }
}
