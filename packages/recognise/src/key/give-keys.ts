import type { Account } from '../account.ts';
import type { DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import type { Problem } from '../problem.ts';
import { lettersOf, orderOf, readsAsClosed, verdictOf, withoutOrder } from './closed-answer.ts';
import type { ReadKey } from './read-key.ts';

interface KeySource {
  readonly read: ReadKey;
  readonly account: Account;
}

/** Assigns keys to questions by number. The later of two keys wins. */
export function giveKeys(questions: readonly DraftQuestion[], sources: readonly KeySource[]): Problem[] {
  const byNumber = new Map<number, DraftQuestion>();
  for (const question of questions)
    for (let number = question.first; number <= question.last; number += 1)
      if (!byNumber.has(number)) byNumber.set(number, question);
  const unused: number[] = [];
  const problems: Problem[] = [];
  const target = { byNumber, questions, unused, problems };
  for (const source of sources) if (!giveInOrder(source, target)) giveOne(source, target);
  const missing = questions.flatMap(({ key, first }) => (key === null || key === '' ? [first] : []));
  if (missing.length > 0) problems.push({ code: 'key_missing', numbers: missing });
  if (unused.length > 0) problems.push({ code: 'key_unused', numbers: unused });
  return problems;
}

interface KeyTarget {
  readonly byNumber: ReadonlyMap<number, DraftQuestion>;
  readonly questions: readonly DraftQuestion[];
  readonly unused: number[];
  readonly problems: Problem[];
}

function giveOne({ read, account }: KeySource, { byNumber, unused, problems }: KeyTarget): void {
  const seen = new Set<number>();
  const cleared = new Set<DraftQuestion>();
  for (const { numbers, answer, lines } of read.entries) {
    const own = new Set(numbers.flatMap((number) => byNumber.get(number) ?? []));
    if (own.size === 0) unused.push(...numbers);
    const [first = 0] = numbers;
    if (seen.has(first)) problems.push({ code: 'key_repeated', number: first });
    seen.add(first);
    for (const [index, question] of [...own].entries()) {
      const isShared = cleared.has(question) && question.last > question.first;
      const ownAnswer = own.size > 1 ? answerAmong(answer, { index, count: own.size }) : answer;
      if (!cleared.has(question) && isOther(question.key, ownAnswer))
        problems.push({ code: 'key_differs', number: question.first });
      question.key = isShared && question.key !== null ? `${question.key}, ${ownAnswer}` : ownAnswer;
      cleared.add(question);
    }
    if (answer !== '' && own.size > 0) for (const line of lines) account.set(line, { kind: 'key', numbers });
  }
}

/** The answer of one of several questions that share an entry. A remark on the order applies to each. */
function answerAmong(answer: string, { index, count }: { readonly index: number; readonly count: number }): string {
  const order = orderOf(answer);
  const ownAnswer = sharedAnswers(order === null ? answer : withoutOrder(answer), count)[index] ?? answer;
  return order === null ? ownAnswer : `${ownAnswer} (in ${order} order)`;
}

/** Splits an entry with the answers of several questions: "1–5 B D A C E". */
function sharedAnswers(answer: string, count: number): readonly string[] {
  const letters = lettersOf(answer);
  const words = answer.split(/\s?[,&;]\s?|\sand\s/);
  if (words.length === count) return words;
  const narrow = answer.split(/\s+/);
  return narrow.length === count && narrow.every(readsAsClosed) ? narrow : letters.length === count ? letters : words;
}

/** Whether a question already has a different key. Words after letters are ignored. */
function isOther(before: string | null, answer: string): boolean {
  if (before === null || before === '' || answer === '') return false;
  const [one, other] = [before, answer].map((text) => verdictOf(text) ?? squeezed(text).toLowerCase());
  return one !== other && !(one?.length === 1 && other?.startsWith(`${one} `));
}

/** A key without numbers has a line for each question. */
function giveInOrder({ read, account }: KeySource, { byNumber, questions, problems }: KeyTarget): boolean {
  const { lines, entries } = read;
  const hasNumbers = entries.some(({ numbers }) => numbers.some((number) => byNumber.has(number)));
  if (hasNumbers || lines.length === 0 || lines.length !== questions.length) return false;
  problems.push({ code: 'key_in_order' });
  for (const [index, line] of lines.entries()) {
    const question = questions[index];
    if (question === undefined) continue;
    question.key = squeezed(line.text);
    account.set(line.index, { kind: 'key', numbers: [question.first] });
  }
  return true;
}
