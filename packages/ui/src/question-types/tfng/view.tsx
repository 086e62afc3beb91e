import { addressOf, TFNG_CHOICES, type DeliveryGroup } from '@bandwise/domain';
import { SingleChoiceQuestion } from '../../questions/choices/single-choice-question.tsx';

interface TfngViewProps {
  readonly group: DeliveryGroup;
}

/** TRUE / FALSE / NOT GIVEN, or YES / NO / NOT GIVEN. */
export function TfngView({ group }: TfngViewProps) {
  const choices = TFNG_CHOICES[group.labels].map((value) => ({ value, letter: '', text: value }));
  return group.questions.map((question) => (
    <SingleChoiceQuestion key={addressOf(question)} question={question} choices={choices} short />
  ));
}
