import { type DeliveryQuestion } from '@bandwise/domain';
import { stripRangePrefix } from '@bandwise/domain/internal';
import { type ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text.tsx';
import type { RenderBlank } from '../rich-text/to-react.ts';
import { useQuestionState } from './group-state.ts';
import { NumberBadge } from './number-badge.tsx';
import { shownVerdict, VerdictNote } from './verdict/verdict-note.tsx';
import { questionElementId } from './question-element-id.ts';
import styles from './question-frame.module.css';

interface QuestionFrameProps {
  readonly question: DeliveryQuestion;
  /** Ids for the control's accessible name. */
  readonly ids: { readonly number: string; readonly text: string };
  readonly renderBlank?: RenderBlank;
  /** Shorter names of the right answers, if they have any. */
  readonly nameAnswer?: (answer: string) => string;
  /** The control is narrow and stands beside the text. */
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/** A question outside a sentence: number, text, control and, after submission, the verdict. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { question, ids, renderBlank, nameAnswer, isAside = false, children } = props;
  const { numbersOf, review, currentNumber } = useQuestionState();
  const numbers = numbersOf(question);
  const text = stripRangePrefix(question.question, numbers);
  const verdict = shownVerdict(review, question);
  const isCurrent = currentNumber !== null && numbers.includes(currentNumber);
  const [first, ...others] = (question.subpart ?? 1) > 1 ? [] : numbers;
  return (
    <div
      id={first === undefined ? undefined : questionElementId(first)}
      className={styles['frame']}
      data-question={numbers.join(' ')}
      data-current={isCurrent || undefined}
      data-verdict={verdict?.kind}
    >
      {others.map((number) => (
        <span key={number} id={questionElementId(number)} className={styles['anchor']} />
      ))}
      <NumberBadge numbers={numbers} id={ids.number} />
      <div className={styles['body']} data-aside={isAside || undefined}>
        {text !== '' && <RichText id={ids.text} html={text} renderBlank={renderBlank} />}
        {children}
        {verdict !== null && <VerdictNote verdict={verdict} nameAnswer={nameAnswer} />}
      </div>
    </div>
  );
}
