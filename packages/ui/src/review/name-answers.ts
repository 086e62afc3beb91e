import { letteredChoices, type DeliveryGroup } from '@bandwise/domain';
import { withLetter } from '@bandwise/domain/internal';

/** How the answers to a question are shown in results: a choice of a list with letters as `C — when the sun sets`. */
export type NameAnswer = (number: number, answer: string) => string;

/** Names the answers to the questions of a section. */
export function answerNames(groups: readonly DeliveryGroup[]): NameAnswer {
  const choices = new Map(
    groups.flatMap((group) => {
      const lettered = letteredChoices(group);
      return lettered === null ? [] : group.questions.map(({ number }) => [number, lettered] as const);
    }),
  );
  return (number, answer) => withLetter(choices.get(number) ?? null, answer);
}
