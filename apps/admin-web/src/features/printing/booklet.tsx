import type { EditSection, ExamDetail } from '@bandwise/api-contract/admin';
import { skills } from '@bandwise/domain';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { partLabel } from '../../shared/exams/part-label.ts';
import { capital } from '../../shared/texts/capital.ts';
import { texts } from '../../shared/texts/texts.ts';
import { numbersOf, onPaper } from './answers-of.ts';
import styles from './printing.module.css';

const words = texts.printing.cover;
const NO_ANSWERS = {};
const keepBlank = () => undefined;

interface BookletProps {
  readonly exam: ExamDetail;
  readonly title: string;
}

/** The candidates' booklet: a cover, then the passages or tasks and the questions of each part. */
export function Booklet({ exam, title }: BookletProps) {
  return (
    <>
      <Cover exam={exam} title={title} />
      {exam.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </>
  );
}

function Cover({ exam, title }: BookletProps) {
  const { isMarked, hasRecording, hasVariants } = skills[exam.skill];
  const minutes = exam.parts.reduce((sum, { time }) => sum + time, 0);
  const questions = exam.parts.reduce((sum, { groups }) => sum + numbersOf(groups).length, 0);
  return (
    <section className={styles['cover']} aria-labelledby="cover">
      <p className={styles['paper']}>
        IELTS {capital(exam.skill)}
        {hasVariants && `, ${texts.editor.basic.variants[exam.variant]}`}
      </p>
      <h1 id="cover" className={styles['title']}>
        {title}
      </h1>
      <dl className={styles['facts']}>
        <div>
          <dt>{words.time}</dt>
          <dd>{words.minutes(minutes)}</dd>
        </div>
        {isMarked && (
          <div>
            <dt>{words.number}</dt>
            <dd>{words.questions(questions)}</dd>
          </div>
        )}
      </dl>
      <Lines labels={[words.candidate, words.date]} />
      <h2>{words.rulesHeading}</h2>
      <ul>
        <li>{words.rules.open}</li>
        <li>{words.rules.all}</li>
        <li>{isMarked ? words.rules.answers : words.rules.tasks}</li>
        {hasRecording && <li>{words.recording}</li>}
      </ul>
    </section>
  );
}

/** Lines to write on, each behind what belongs there. */
export function Lines({ labels }: { readonly labels: readonly string[] }) {
  return (
    <div className={styles['lines']}>
      {labels.map((label) => (
        <p key={label}>
          <span>{label}</span>
          <span className={styles['line']} />
        </p>
      ))}
    </div>
  );
}

function Part({ part }: { readonly part: EditSection }) {
  const label = partLabel(part.skill, part.part_number);
  const texted = [...part.passage, ...part.examContent];
  return (
    <section className={styles['part']} aria-label={label}>
      <h2 className={styles['partName']}>{label}</h2>
      {texted.length > 0 && (
        <div className={styles['passage']}>
          <PassageView blocks={texted} />
        </div>
      )}
      {part.groups.map((group) => (
        <div key={group.questions[0]?.number} className={styles['group']}>
          <QuestionGroupView group={onPaper(group)} answers={NO_ANSWERS} onAnswer={keepBlank} />
        </div>
      ))}
    </section>
  );
}
