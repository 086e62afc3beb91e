import { texts } from '../../../shared/texts/texts.ts';
import { RICH_TEXT_HEIGHT } from '../fields/rich-text-height.ts';
import { PartTextCard } from './part-text-card.tsx';

const words = texts.teaching.modelAnswer;

/** An answer to the task of writing and speaking. */
export function ModelAnswerCard() {
  return (
    <PartTextCard
      heading={words.heading}
      text="modelAnswer"
      field="modelAnswer"
      label={words.heading}
      description={words.hint}
      height={RICH_TEXT_HEIGHT}
    />
  );
}
