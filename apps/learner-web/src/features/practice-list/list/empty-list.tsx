import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import type { EmptyReason } from './list-view.ts';
import { texts } from '../../../shared/texts/texts.ts';

const HINT = {
  search: texts.practiceList.tryAnotherTerm,
  part: texts.practiceList.noneForPart,
  section: texts.practiceList.noneForSection,
} as const satisfies Record<EmptyReason, string>;

export function EmptyList({ reason }: { reason: EmptyReason }) {
  return <EmptyState title={texts.practiceList.noneFound} description={HINT[reason]} />;
}
