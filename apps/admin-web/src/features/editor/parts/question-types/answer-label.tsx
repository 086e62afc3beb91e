import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { texts } from '../../../../shared/texts/texts.ts';

/** A short visible label; screen readers also get the question number. */
export function AnswerLabel({ numbers }: { readonly numbers: string }) {
  return (
    <>
      {texts.questions.answerLabel}
      <VisuallyHidden> {texts.questions.ofQuestion(numbers)}</VisuallyHidden>
    </>
  );
}
