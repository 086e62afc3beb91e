import { texts } from '../../../shared/texts/texts.ts';
import { RICH_TEXT_HEIGHT } from '../fields/rich-text-height.ts';
import { PassageEvidence } from '../teaching/passage-evidence.tsx';
import { PartTextCard } from './part-text-card.tsx';
import { Words } from './words.tsx';

const { content: contentTexts } = texts.editor;

/** The passage of a reading part. */
export function PassageCard() {
  return (
    <PartTextCard
      heading={contentTexts.passageHeading}
      actions={<Words />}
      text="content"
      field="passage"
      label={contentTexts.passage}
      description={contentTexts.passageHint}
      required
      menuBar
      height={RICH_TEXT_HEIGHT}
    >
      <PassageEvidence />
    </PartTextCard>
  );
}
