import type { SubmissionSummary } from '@bandwise/api-contract/learner';
import { StateTag, type Tone } from '@bandwise/ui/look/state-tag.tsx';
import { IconCircleCheck, IconClock, IconPencil, type Icon } from '@tabler/icons-react';
import { texts } from '../texts/texts.ts';

const LOOKS = {
  handed_in: { tone: 'plain', Icon: IconClock },
  being_assessed: { tone: 'accent', Icon: IconPencil },
  assessed: { tone: 'right', Icon: IconCircleCheck },
} as const satisfies Record<SubmissionSummary['state'], { readonly tone: Tone; readonly Icon: Icon }>;

type Stated = Pick<SubmissionSummary, 'band' | 'state'>;

/** The state of a submission, with its band once it is assessed. */
export function SubmissionState({ state, band }: Stated) {
  return <StateTag {...LOOKS[state]}>{stateInWords({ state, band })}</StateTag>;
}

export function stateInWords({ state, band }: Stated): string {
  const { states, band: bandText } = texts.submissions;
  return band === null ? states[state] : `${states[state]}: ${bandText(band)}`;
}
