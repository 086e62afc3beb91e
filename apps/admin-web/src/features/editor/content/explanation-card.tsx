import { texts } from '../../../shared/texts/texts.ts';
import { PartTextCard } from './part-text-card.tsx';

const { content: contentTexts } = texts.editor;
/** In pixels (administrator specification, section 9). */
const HEIGHT = 450;

export function ExplanationCard() {
  return (
    <PartTextCard
      heading={contentTexts.explanationHeading}
      text="explanation"
      field="explanation"
      label={contentTexts.explanation}
      description={contentTexts.explanationHint}
      height={HEIGHT}
    />
  );
}
