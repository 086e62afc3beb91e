import { addressOf, blanksIn, type DeliveryGroup, type DeliveryQuestion } from '@bandwise/domain';
import { useCallback, useId, type ComponentType } from 'react';
import { RichText } from '../../rich-text/rich-text.tsx';
import { OneQuestion } from '../one-question.tsx';
import { QuestionFrame } from '../question-frame.tsx';
import styles from './blank.module.css';

export interface BlankProps {
  readonly question: DeliveryQuestion;
  /** `text`: inside a sentence, with its own number. `row`: in a row that shows the number. */
  readonly place: 'text' | 'row';
  readonly describedBy?: string | undefined;
}

interface BlankLayoutProps {
  readonly group: DeliveryGroup;
  /** Keep it stable between renders: the paragraph is built once. */
  readonly Blank: ComponentType<BlankProps>;
  /** In a row, the blank stands beside the text: it is narrow. */
  readonly isAside?: boolean;
}

/** Places the blanks of a group at the markers of the paragraph, or in one row for each question. */
export function BlankLayout({ group, Blank, isAside = false }: BlankLayoutProps) {
  const { paragraph, questions } = group;
  const renderBlank = useCallback(
    (address: string) => {
      const question = questions.find((candidate) => addressOf(candidate) === address);
      return question === undefined ? (
        <span className={styles['nothing']}>……</span>
      ) : (
        <OneQuestion question={question}>
          <Blank question={question} place="text" />
        </OneQuestion>
      );
    },
    [questions, Blank],
  );
  // A question without a marker gets a row, so that it can still be answered.
  const placed = new Set(paragraph === null ? [] : blanksIn(paragraph));
  const rows = questions.filter((question) => !placed.has(addressOf(question)));
  return (
    <>
      {paragraph !== null && <RichText html={paragraph} renderBlank={renderBlank} className={styles['paragraph']} />}
      {rows.map((question) => (
        <OneQuestion key={addressOf(question)} question={question}>
          <BlankRow question={question} Blank={Blank} isAside={isAside} />
        </OneQuestion>
      ))}
    </>
  );
}

interface BlankRowProps extends Required<Pick<BlankLayoutProps, 'Blank' | 'isAside'>> {
  readonly question: DeliveryQuestion;
}

function BlankRow({ question, Blank, isAside }: BlankRowProps) {
  const id = useId();
  const textId = `${id}-text`;
  const renderBlank = useCallback(
    (address: string) => (address === addressOf(question) ? <Blank question={question} place="row" /> : `{${address}}`),
    [question, Blank],
  );
  const isInText = blanksIn(question.question).includes(addressOf(question));
  return (
    <QuestionFrame
      question={question}
      ids={{ number: `${id}-number`, text: textId }}
      isAside={isAside && !isInText}
      {...(isInText ? { renderBlank } : {})}
    >
      {!isInText && (
        <Blank question={question} place="row" describedBy={question.question === '' ? undefined : textId} />
      )}
    </QuestionFrame>
  );
}
