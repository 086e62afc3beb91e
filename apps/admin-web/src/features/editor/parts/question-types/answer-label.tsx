import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { texts } from '../../../../shared/texts/texts.ts';

/** Short to see, and for those who hear it by itself, with its question. */
export function AnswerLabel({ numbers }: { readonly numbers: string }) {
  return (
    <>
      {texts.questions.answerLabel}
      <VisuallyHidden> {texts.questions.ofQuestion(numbers)}</VisuallyHidden>
    </>
  );
}
