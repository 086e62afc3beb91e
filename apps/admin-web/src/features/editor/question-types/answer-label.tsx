import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { editorTexts } from '../../../shared/texts/editor.ts';

/** Short to see, and for those who hear it by itself, with its question. */
export function AnswerLabel({ numbers }: { readonly numbers: string }) {
  return (
    <>
      {editorTexts.questions.answerLabel}
      <VisuallyHidden> {editorTexts.questions.ofQuestion(numbers)}</VisuallyHidden>
    </>
  );
}
