import { texts } from '../../../shared/texts/texts.ts';
import { RICH_TEXT_HEIGHT } from '../fields/rich-text-height.ts';
import { PartTextCard } from './part-text-card.tsx';

const { content: contentTexts } = texts.editor;

export function ExplanationCard() {
  return (
    <PartTextCard
      heading={contentTexts.explanationHeading}
      text="explanation"
      field="explanation"
      label={contentTexts.explanation}
      description={contentTexts.explanationHint}
      height={RICH_TEXT_HEIGHT}
    />
  );
}
