import type { Account } from '../account.ts';
import type { DraftGroup, DraftQuestion } from '../block.ts';
import type { Problem } from '../problem.ts';

/** A question of a question bank, before it has a number. */
export interface FormatQuestion {
  readonly type: DraftGroup['type'];
  /** Its blank, if it has one, is `{}`. */
  readonly text: string;
  readonly hasBlank: boolean;
  readonly options: readonly string[];
  /** The choices that a matching question offers for all its items. */
  readonly choices: readonly string[];
  /** The instruction of the group; empty if the file has none. */
  readonly instruction: string;
  readonly key: string;
  /** The count of question numbers that the question takes. */
  readonly size: number;
  readonly lines: readonly number[];
  /** A feature of its key is unsupported. */
  readonly problem: 'partial_credit' | 'tolerance' | null;
}

export interface FormatDrafts {
  readonly drafts: readonly DraftGroup[];
  readonly problems: readonly Problem[];
}

type OpenGroup = DraftGroup & { readonly questions: DraftQuestion[] };

const NO_LINES = { instruction: [], choices: [], paragraph: new Map<number, readonly number[]>() };

/** Groups consecutive questions of one type and numbers them from 1; the account has the use of each line. */
export function draftsOf(questions: readonly FormatQuestion[], account: Account): FormatDrafts {
  const drafts: OpenGroup[] = [];
  const problems: Problem[] = [];
  let next = 1;
  for (const question of questions) {
    const first = next;
    next += question.size;
    const before = drafts.at(-1);
    const choices = question.choices.map((text, index) => ({ name: String(index + 1), text }));
    const isMore =
      before?.type === question.type &&
      (before.instruction[0] ?? '') === question.instruction &&
      sameChoices(before.choices, choices);
    const group = isMore ? before : newGroup(question, choices);
    if (!isMore) drafts.push(group);
    group.questions.push({
      first,
      last: next - 1,
      text: question.hasBlank ? question.text.replace('{}', `{${first}}`) : question.text,
      lines: [...question.lines],
      options: question.options.map((text, letter) => ({ letter, text, lines: [] })),
      key: question.key,
    });
    if (question.problem !== null) problems.push({ code: question.problem, number: first });
    const numbers = first === next - 1 ? [first] : [first, next - 1];
    for (const line of question.lines) account.set(line, { kind: 'question', group: drafts.length - 1, numbers });
  }
  return { drafts, problems };
}

function newGroup({ type, instruction }: FormatQuestion, choices: DraftGroup['choices']): OpenGroup {
  return {
    type,
    labels: 'TFNG',
    instruction: instruction === '' ? [] : [instruction],
    paragraph: null,
    choices,
    reuse: false,
    questions: [],
    isOpen: false,
    used: NO_LINES,
    range: null,
  };
}

function sameChoices(first: DraftGroup['choices'], second: DraftGroup['choices']): boolean {
  return first.length === second.length && first.every(({ text }, index) => text === second[index]?.text);
}
