import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { addressOf } from './address.ts';
import { renameBlanks } from './blanks.ts';
import { moveNumbers } from './move-numbers.ts';
import { markedUnits } from './marked-units.ts';
import { isOwnRange, readRangePrefix } from './range-prefix.ts';
import { rangeLabel } from './range-label.ts';

/**
 * Gives the questions consecutive numbers from `start`, in order, without gap or overlap. `{n}` markers move with
 * their questions, and so does a range that a question text begins with. The groups that were given stay as they are.
 *
 * @param start - the number of the first question, at least 1.
 *
 * @example
 * ```ts
 * import { renumber } from '@bandwise/domain';
 * import { buildGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const group = buildGroup('FILL_BLANKS', { paragraph: 'By the {1}.', questions: [buildQuestion({ number: 1 })] });
 * renumber([group], 14)[0]?.paragraph; // => 'By the {14}.'
 * ```
 */
export function renumber(groups: readonly FullGroup[], start: number): readonly FullGroup[] {
  const renamed = groups.map((group) => ({
    questions: [...group.questions],
    moves: new Moves(),
    numbers: new Map<number, number>(),
  }));
  let next = start;
  for (const unit of markedUnits(groups)) {
    const target = renamed[unit.groupIndex];
    for (const index of unit.questionIndexes) {
      const question = target?.questions[index];
      if (target === undefined || question === undefined) continue;
      const moved = moveQuestion(question, unit.numbers, next);
      target.questions[index] = moved;
      target.moves.add(addressOf(question), addressOf(moved));
    }
    target?.numbers.set(unit.number, next);
    next += unit.numbers.length;
  }
  return groups.map((group, index) => {
    const { questions, moves, numbers } = renamed[index] ?? {
      questions: group.questions,
      moves: new Moves(),
      numbers: new Map<number, number>(),
    };
    const paragraph = group.paragraph === null ? null : renameBlanks(group.paragraph, (old) => moves.take(old));
    return { ...group, ...moveNumbers(group, numbers), questions, paragraph };
  });
}

function moveQuestion(question: FullQuestion, numbers: readonly number[], number: number): FullQuestion {
  const prefix = readRangePrefix(question.question);
  if (prefix === null || !isOwnRange(prefix, numbers)) return { ...question, number };
  const label = rangeLabel(numbers.map((_, index) => number + index));
  return { ...question, number, question: `${prefix.lead}${label} ${prefix.rest}` };
}

/** Where each old address goes; questions that shared an address take its markers in order. */
class Moves {
  readonly #targets = new Map<string, string[]>();

  add(from: string, to: string): void {
    this.#targets.set(from, [...(this.#targets.get(from) ?? []), to]);
  }

  /** A marker without a question stays as it is. */
  take(from: string): string {
    const targets = this.#targets.get(from) ?? [];
    return (targets.length > 1 ? targets.shift() : targets[0]) ?? from;
  }
}
