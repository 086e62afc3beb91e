import type { SectionListRow, SubmissionSummary } from '@bandwise/api-contract/learner';
import { stateInWords } from '../../../shared/submissions/submission-state.tsx';
import { partLabel } from '../list/parts.ts';
import type { TaskSkill } from './task-skill.ts';
import { LockSign } from '../list/lock-sign.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './task-panes.module.css';

interface TaskRowProps {
  readonly skill: TaskSkill;
  readonly task: SectionListRow;
  /** The last text that was handed in for the task. */
  readonly submission: SubmissionSummary | undefined;
  readonly isShown: boolean;
  readonly onChoose: (id: string) => void;
}

export function TaskRow({ skill, task, submission, isShown, onChoose }: TaskRowProps) {
  return (
    <li>
      <button
        type="button"
        className={classes['task']}
        aria-current={isShown ? 'true' : undefined}
        title={texts.practiceList.show(task.title)}
        onClick={() => onChoose(task.id)}
      >
        <span className={classes['name']}>
          {task.title}
          {task.locked && <LockSign />}
        </span>
        <span className={classes['part']}>
          {partLabel(skill, task.part_number)}
          {submission && ` · ${stateInWords(submission)}`}
        </span>
      </button>
    </li>
  );
}
