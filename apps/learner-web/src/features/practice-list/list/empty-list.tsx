import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import type { EmptyReason } from './list-view.ts';

const HINT = {
  search: practiceListTexts.tryAnotherTerm,
  part: practiceListTexts.noneForPart,
  section: practiceListTexts.noneForSection,
} as const satisfies Record<EmptyReason, string>;

export function EmptyList({ reason }: { reason: EmptyReason }) {
  return <EmptyState title={practiceListTexts.noneFound} description={HINT[reason]} />;
}
