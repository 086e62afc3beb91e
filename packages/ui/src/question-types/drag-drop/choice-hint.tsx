import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { texts } from '../../texts/texts.ts';

/** Explains how to move choices into gaps. */
export function ChoiceHint() {
  return (
    <span>
      {texts.dragDrop.hint}
      <VisuallyHidden> {texts.dragDrop.keysHint}</VisuallyHidden>
    </span>
  );
}
