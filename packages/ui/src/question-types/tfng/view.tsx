import { addressOf, TFNG_CHOICES } from '@bandwise/domain';
import { OneQuestion } from '../../questions/one-question.tsx';
import { SingleChoiceQuestion } from '../../questions/choices/single-choice-question.tsx';
import type { QuestionTypeViewProps } from '../question-type-view.ts';

/** TRUE / FALSE / NOT GIVEN, or YES / NO / NOT GIVEN. */
export function TfngView({ group }: QuestionTypeViewProps) {
  const choices = TFNG_CHOICES[group.labels].map((value) => ({ value, letter: '', text: value }));
  return group.questions.map((question) => (
    <OneQuestion key={addressOf(question)} question={question}>
      <SingleChoiceQuestion question={question} choices={choices} short />
    </OneQuestion>
  ));
}
