import {
  keysOf,
  keyText,
  letteredChoices,
  numberQuestions,
  rangeLabel,
  type DeliveryGroup,
  type FullGroup,
  type FullQuestion,
  type QuestionKey,
} from '@bandwise/domain';
import { deliverGroup, letteredOptions, withLetter } from '@bandwise/domain/internal';
import { printedGroup } from '@bandwise/ui/question-types/printed-groups.ts';
import { texts } from '../../shared/texts/texts.ts';

const words = texts.printing.key;

export interface KeyLine {
  /** `14`, `14-1` or `21–22`. */
  readonly label: string;
  readonly answer: string;
}

/** Returns the group as a candidate reads it on paper. */
export const onPaper = (group: FullGroup): DeliveryGroup => printedGroup(deliverGroup(group));

/** Lists the key of a part, each answer with its printed letter. */
export function keyOf(groups: readonly FullGroup[]): readonly KeyLine[] {
  const keys = keysOf(groups);
  return numberQuestions(groups).flatMap(({ numbers, address, groupIndex, questionIndex }, index) => {
    const group = groups[groupIndex];
    const question = group?.questions[questionIndex];
    const key = keys[index];
    if (group === undefined || question === undefined || key === undefined) return [];
    return { label: numbers.length > 1 ? rangeLabel(numbers) : address, answer: answerText(group, question, key) };
  });
}

/** Lists the numbers of a part, which are the lines of its answer sheet. */
export function numbersOf(groups: readonly FullGroup[]): readonly number[] {
  return [...new Set(numberQuestions(groups).flatMap(({ numbers }) => numbers))];
}

function answerText(
  group: FullGroup,
  question: FullQuestion,
  { answers, also_accepted = [], ...key }: QuestionKey,
): string {
  if (key.void) return words.everyone;
  const choices = question.options.length > 0 ? letteredOptions(question.options) : letteredChoices(onPaper(group));
  const keys = [answers, ...also_accepted]
    .map((key) =>
      keyText(
        group.type,
        key.map((answer) => withLetter(choices, answer)),
      ),
    )
    .filter((key) => key !== '');
  return keys.length === 0 ? words.none : keys.join(' / ');
}
