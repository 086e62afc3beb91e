import { hasContent } from '@bandwise/domain/internal';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** What a writing or speaking part asks for, to read and to mark. */
export function TaskPanel({ blocks }: { readonly blocks: readonly string[] }) {
  if (!blocks.some(hasContent)) return <p>{texts.common.noContent}</p>;
  return (
    <AnnotatedPanel name="task" label={texts.writing.task}>
      <PassageView blocks={blocks} />
    </AnnotatedPanel>
  );
}
