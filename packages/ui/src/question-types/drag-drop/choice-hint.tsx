import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { texts } from '../../texts/texts.ts';

/** How choices come into gaps. */
export function ChoiceHint() {
  return (
    <span>
      {texts.dragDrop.hint}
      <VisuallyHidden> {texts.dragDrop.keysHint}</VisuallyHidden>
    </span>
  );
}
