import type { ExamDetail } from '@bandwise/api-contract/admin';
import { partLabel } from '../../shared/exams/part-label.ts';
import { texts } from '../../shared/texts/texts.ts';
import { keyOf } from './answers-of.ts';
import styles from './printing.module.css';

const words = texts.printing.key;

interface AnswerKeyProps {
  readonly exam: ExamDetail;
  readonly title: string;
}

/** The key on separate pages, never on the back of a candidate's page. */
export function AnswerKey({ exam, title }: AnswerKeyProps) {
  return (
    <section className={styles['key']} aria-labelledby="answer-key">
      <h2 id="answer-key">{words.heading}</h2>
      <p>{title}</p>
      {exam.parts.map((part) => (
        <table key={part.id} className={styles['keyTable']}>
          <caption>{partLabel(part.skill, part.part_number)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              <th scope="col">{words.answer}</th>
            </tr>
          </thead>
          <tbody>
            {keyOf(part.groups).map(({ label, answer }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
