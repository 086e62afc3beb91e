import { addressOf, type DeliveryQuestion, type LetteredChoice } from '@bandwise/domain';
import { letteredOptions } from '@bandwise/domain/internal';
import { useId } from 'react';
import { RichText } from '../../rich-text/rich-text.tsx';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { useGroupState, useQuestionState, useTextAnswer } from '../../questions/group-state.ts';
import { ChoiceLegend } from '../../questions/choices/choice-legend.tsx';
import { areShort } from '../../questions/choices/lettered.ts';
import { OneQuestion } from '../../questions/one-question.tsx';
import { questionName } from '../../questions/question-name.ts';
import { NumberBadge } from '../../questions/number-badge.tsx';
import { shownVerdict, VerdictNote } from '../../questions/verdict/verdict-note.tsx';
import { questionElementId } from '../../questions/question-element-id.ts';
import type { QuestionTypeViewProps } from '../question-type-view.ts';
import { texts } from '../../texts/texts.ts';
import legend from '../../questions/choices/choice-legend.module.css';
import styles from './match-table.module.css';
import tick from '../../fields/tick.module.css';

/** Rows of questions, columns of choices, one radio button in each cell. In a narrow place each row becomes a block. */
export function MatchTableView({ group }: QuestionTypeViewProps) {
  const named = useGroupState().lettered;
  const listed = named ?? (areShort(group.choices) ? null : letteredOptions(group.choices));
  const columns = listed ?? group.choices.map((value) => ({ value, letter: value, text: value }));
  const className = [styles['match'], listed && legend['area']].filter(Boolean).join(' ');
  return (
    <div className={className} data-many={columns.length > 5 || undefined}>
      {listed && <ChoiceLegend choices={listed} title={group.choices_title} />}
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.questions.questionColumn}</VisuallyHidden>
            </th>
            {columns.map(({ value, letter }) => (
              <th key={value} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.questions.map((question) => (
            <OneQuestion key={addressOf(question)} question={question}>
              <MatchRow question={question} columns={columns} />
            </OneQuestion>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MatchRowProps {
  readonly question: DeliveryQuestion;
  readonly columns: readonly LetteredChoice[];
}

function MatchRow({ question, columns }: MatchRowProps) {
  const { disabled, review, currentNumber } = useQuestionState();
  const [given, give] = useTextAnswer(question);
  const name = useId();
  const verdict = shownVerdict(review, question);
  return (
    <tr
      id={(question.subpart ?? 1) > 1 ? undefined : questionElementId(question.number)}
      className={styles['row']}
      data-question={question.number}
      data-current={currentNumber === question.number || undefined}
      data-verdict={verdict?.kind}
    >
      <th scope="row">
        <div className={styles['question']}>
          <NumberBadge numbers={[question.number]} />
          <div>
            <RichText html={question.question} />
            {verdict !== null && <VerdictNote verdict={verdict} />}
          </div>
        </div>
      </th>
      {columns.map(({ value, letter, text }) => (
        <td key={value} data-key={verdict?.answers.includes(value) || undefined}>
          <label
            className={styles['cell']}
            data-picked={given === value || undefined}
            data-disabled={disabled || undefined}
          >
            <input
              className={tick['tick']}
              type="radio"
              name={name}
              value={value}
              aria-label={`${questionName(question)}, ${letter === text ? value : `${letter}: ${text}`}`}
              checked={given === value}
              disabled={disabled}
              onChange={() => give(value)}
            />
            <span className={styles['cellLetter']} aria-hidden>
              {letter}
            </span>
          </label>
        </td>
      ))}
    </tr>
  );
}
