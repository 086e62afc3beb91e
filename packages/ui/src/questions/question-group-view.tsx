import { letteredChoices, type Answers, type DeliveryGroup } from '@bandwise/domain';
import { createElement, memo, useMemo } from 'react';
import { RichText } from '../rich-text/rich-text.tsx';
import { GroupStateContext, type GroupState, type OnAnswer } from './group-state.ts';
import { numbersIn, numbersOfGroup } from './numbers-of-group.ts';
import { withoutOwnNumbers } from './own-numbers.ts';
import { questionsTitle } from './question-name.ts';
import { sameForGroup } from './same-for-group.ts';
import type { QuestionReview } from './verdict/question-review.ts';
import { QUESTION_TYPE_VIEWS } from '../question-types/registry.ts';
import styles from './question-group-view.module.css';

interface QuestionGroupViewProps {
  readonly group: DeliveryGroup;
  readonly answers: Answers;
  /** `null` clears. Called once for each answer that changes; a swap changes two. Keep it stable: groups are memoised. */
  readonly onAnswer: OnAnswer;
  readonly disabled?: boolean | undefined;
  /** After submission: disables the inputs and shows the verdicts. */
  readonly review?: QuestionReview | undefined;
  readonly currentNumber?: number | null | undefined;
}

/** A group of questions as a learner meets it. */
export const QuestionGroupView = memo(function QuestionGroupView(props: QuestionGroupViewProps) {
  const { group, answers, onAnswer, disabled = false, review, currentNumber = null } = props;
  const numbersOf = useMemo(() => numbersIn(group), [group]);
  const lettered = useMemo(() => letteredChoices(group), [group]);
  const state = useMemo<GroupState>(
    () => ({
      type: group.type,
      lettered,
      numbersOf,
      answers,
      onAnswer,
      disabled: disabled || review !== undefined,
      review,
      currentNumber,
    }),
    [group.type, lettered, numbersOf, answers, onAnswer, disabled, review, currentNumber],
  );
  // Memoised, because an answer concerns only one of the questions.
  const questions = useMemo(() => createElement(QUESTION_TYPE_VIEWS[group.type], { group }), [group]);
  const numbers = numbersOfGroup(group);
  const instruction = withoutOwnNumbers(group.instruction, numbers);

  return (
    <section className={styles['group']} translate="no">
      <h2 className={styles['title']}>{questionsTitle(numbers)}</h2>
      {instruction !== '' && <RichText html={instruction} className={styles['instruction']} />}
      {group.imgContent !== null && <RichText html={group.imgContent} className={styles['image']} />}
      <GroupStateContext value={state}>{questions}</GroupStateContext>
    </section>
  );
}, sameForGroup);
