import { addressOf, type DeliveryQuestion } from '@bandwise/domain';
import { letteredOptions } from '@bandwise/domain/internal';
import { useId } from 'react';
import { ChoiceList } from '../../questions/choices/choice-list.tsx';
import { useQuestionState, useListAnswer } from '../../questions/group-state.ts';
import { letterOf } from '../../questions/choices/lettered.ts';
import { shownVerdict } from '../../questions/verdict/verdict-note.tsx';
import { canTick, maxChoices, toggleChoice } from './toggle-choice.ts';
import { OneQuestion } from '../../questions/one-question.tsx';
import { QuestionFrame } from '../../questions/question-frame.tsx';
import type { QuestionTypeViewProps } from '../question-type-view.ts';

/** Several answers out of a list, at most as many as the question has. */
export function MultiView({ group }: QuestionTypeViewProps) {
  return group.questions.map((question) => (
    <OneQuestion key={addressOf(question)} question={question}>
      <MultiQuestion question={question} />
    </OneQuestion>
  ));
}

function MultiQuestion({ question }: { readonly question: DeliveryQuestion }) {
  const { disabled, review } = useQuestionState();
  const [ticked, tick] = useListAnswer(question);
  const id = useId();
  const ids = { number: `${id}-number`, text: `${id}-text` };
  const max = maxChoices(question);
  const choices = letteredOptions(question.options);

  return (
    <QuestionFrame question={question} ids={ids} nameAnswer={(answer) => letterOf(choices, answer)}>
      <ChoiceList
        kind="checkbox"
        choices={choices}
        picked={ticked}
        onPick={(option) => tick(toggleChoice(ticked, option, max))}
        labelledBy={`${ids.number} ${ids.text}`}
        isDisabled={(option) => disabled || !canTick(ticked, option, max)}
        keys={shownVerdict(review, question)?.answers ?? null}
      />
    </QuestionFrame>
  );
}
