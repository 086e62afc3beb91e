import type { DeliveryQuestion, LetteredChoice } from '@bandwise/domain';
import { useId } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { useQuestionState, useTextAnswer } from '../group-state.ts';
import { letterOf } from './lettered.ts';
import { shownVerdict } from '../verdict/verdict-note.tsx';
import { QuestionFrame } from '../question-frame.tsx';

interface SingleChoiceQuestionProps {
  readonly question: DeliveryQuestion;
  readonly choices: readonly LetteredChoice[];
  readonly short?: boolean;
}

/** A question with one answer out of a list of radio buttons. */
export function SingleChoiceQuestion({ question, choices, short = false }: SingleChoiceQuestionProps) {
  const { disabled, review } = useQuestionState();
  const [given, give] = useTextAnswer(question);
  const id = useId();
  const ids = { number: `${id}-number`, text: `${id}-text` };
  return (
    <QuestionFrame
      question={question}
      ids={ids}
      {...(short ? {} : { nameAnswer: (answer: string) => letterOf(choices, answer) })}
    >
      <ChoiceList
        kind="radio"
        choices={choices}
        picked={given === null ? [] : [given]}
        onPick={give}
        labelledBy={`${ids.number} ${ids.text}`}
        isDisabled={() => disabled}
        keys={shownVerdict(review, question)?.answers ?? null}
        short={short}
      />
    </QuestionFrame>
  );
}
