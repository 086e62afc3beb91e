import type { FullExam } from '@bandwise/api-contract/learner';
import { skills, type Skill } from '@bandwise/domain';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { SelectField } from '@bandwise/ui/fields/select-field.tsx';
import { dayText } from '@bandwise/ui/dates/date-text.ts';
import { texts } from '../../shared/texts/texts.ts';
import { LEFT_OUT, type Paper } from './papers.ts';
import classes from './mock-exam.module.css';

interface PaperChoiceProps {
  readonly paper: Paper;
  readonly onChoose: (skill: Skill, examId: string) => void;
}

/** Chooses the test of a skill, or none. */
export function PaperChoice({ paper, onChoose }: PaperChoiceProps) {
  const { skill, exams, chosen } = paper;
  const { name } = skills[skill];
  const options = exams.map((exam) => ({ value: exam.exam_id, label: labelOf(exam) }));
  return (
    <Card as="li" className={classes['paper']}>
      <SkillIcon skill={skill} />
      <div className={classes['choice']}>
        {exams.length === 0 ? (
          <>
            <strong>{name}</strong>
            <p className={classes['soft']}>{texts.mockExam.noTests}</p>
          </>
        ) : (
          <SelectField
            label={name}
            options={[...options, { value: LEFT_OUT, label: texts.mockExam.leaveOut }]}
            value={chosen?.exam_id ?? LEFT_OUT}
            onChange={(event) => onChoose(skill, event.currentTarget.value)}
          />
        )}
        {chosen && <p className={classes['soft']}>{factsOf(chosen).join(' · ')}</p>}
      </div>
    </Card>
  );
}

/** A select cuts what is long: when it was taken stands below. */
function labelOf({ title, last_result: last }: FullExam): string {
  return last === null ? title : texts.mockExam.taken(title);
}

function factsOf({ skill, variant, parts, questions_count, minutes, locked, last_result: last }: FullExam): string[] {
  const { hasPassage, isMarked } = skills[skill];
  return [
    ...(hasPassage ? [texts.fullTests.variant[variant]] : []),
    texts.fullTests.countOfParts(parts.length),
    ...(isMarked ? [texts.practiceList.questions(questions_count)] : []),
    texts.practiceList.minutes(minutes),
    ...(locked ? [texts.practiceList.locked] : []),
    last === null ? texts.mockExam.notTaken : texts.mockExam.takenOn(dayText(last.date)),
  ];
}
