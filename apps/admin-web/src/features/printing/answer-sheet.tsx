import type { ExamDetail } from '@bandwise/api-contract/admin';
import { texts } from '../../shared/texts/texts.ts';
import { numbersOf } from './answers-of.ts';
import { Lines } from './booklet.tsx';
import styles from './printing.module.css';

const words = texts.printing;

interface AnswerSheetProps {
  readonly exam: ExamDetail;
  readonly title: string;
}

/** One line for each number of the test. */
export function AnswerSheet({ exam, title }: AnswerSheetProps) {
  const numbers = [...new Set(exam.parts.flatMap(({ groups }) => numbersOf(groups)))].sort((a, b) => a - b);
  return (
    <section className={styles['sheet']} aria-labelledby="answer-sheet">
      <h2 id="answer-sheet">{words.sheet.heading}</h2>
      <p>{title}</p>
      <Lines labels={[words.cover.candidate, words.cover.date]} />
      <ol className={styles['answers']}>
        {numbers.map((number) => (
          <li key={number} value={number}>
            <span className={styles['number']}>{number}</span>
            <span className={styles['line']} role="img" aria-label={words.sheet.line(number)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
