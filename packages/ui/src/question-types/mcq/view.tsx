import { addressOf } from '@bandwise/domain';
import { letteredOptions } from '@bandwise/domain/internal';
import { OneQuestion } from '../../questions/one-question.tsx';
import { SingleChoiceQuestion } from '../../questions/choices/single-choice-question.tsx';
import type { QuestionTypeViewProps } from '../question-type-view.ts';

/** One answer out of several; the letters are for the eye, the answer is the option's text. */
export function McqView({ group }: QuestionTypeViewProps) {
  return group.questions.map((question) => (
    <OneQuestion key={addressOf(question)} question={question}>
      <SingleChoiceQuestion question={question} choices={letteredOptions(question.options)} />
    </OneQuestion>
  ));
}
