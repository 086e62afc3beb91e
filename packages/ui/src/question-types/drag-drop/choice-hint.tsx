import { VisuallyHidden } from '../../theme/visually-hidden.tsx';

/** How choices come into gaps. */
export function ChoiceHint() {
  return (
    <span>
      Drag a choice into a gap, or select it and then the gap.
      <VisuallyHidden> Enter picks up and drops, Escape cancels, Delete returns a choice to the list.</VisuallyHidden>
    </span>
  );
}
