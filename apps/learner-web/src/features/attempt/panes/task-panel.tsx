import { hasContent } from '@bandwise/domain/internal';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** The task of a writing or speaking part, with annotations. */
export function TaskPanel({ blocks }: { readonly blocks: readonly string[] }) {
  if (!blocks.some(hasContent)) return <p>{texts.common.noContent}</p>;
  return (
    <AnnotatedPanel name="task" label={texts.writing.task}>
      <PassageView blocks={blocks} />
    </AnnotatedPanel>
  );
}
