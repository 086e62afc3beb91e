import type { Answer, Answers, DeliveryGroup } from '@bandwise/domain';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { QuestionGroupView } from '../questions/question-group-view.tsx';
import type { QuestionReview } from '../questions/verdict/question-review.ts';

interface Shown {
  readonly answers?: Answers;
  readonly disabled?: boolean;
  readonly review?: QuestionReview;
  readonly currentNumber?: number;
}

/** A group with someone who keeps its answers, as a test page does. */
export function renderGroup(group: DeliveryGroup, { answers: initial = {}, ...shown }: Shown = {}) {
  const state: { answers: Answers } = { answers: initial };

  function Keeper() {
    const [answers, setAnswers] = useState(initial);
    const keep = useCallback((address: string, value: Answer | null) => {
      const { [address]: _old, ...others } = state.answers;
      state.answers = value === null ? others : { ...others, [address]: value };
      setAnswers(state.answers);
    }, []);
    return <QuestionGroupView group={group} answers={answers} onAnswer={keep} {...shown} />;
  }

  const { container } = render(<Keeper />);
  return { user: userEvent.setup(), answers: () => state.answers, container };
}
