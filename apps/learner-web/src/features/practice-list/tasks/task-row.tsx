import type { SectionListRow } from '@bandwise/api-contract/learner';
import { partLabel } from '../list/parts.ts';
import type { TaskSkill } from './task-skill.ts';
import { LockSign } from '../list/lock-sign.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './task-panes.module.css';

interface TaskRowProps {
  readonly skill: TaskSkill;
  readonly task: SectionListRow;
  readonly isShown: boolean;
  readonly onChoose: (id: string) => void;
}

export function TaskRow({ skill, task, isShown, onChoose }: TaskRowProps) {
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
        <span className={classes['part']}>{partLabel(skill, task.part_number)}</span>
      </button>
    </li>
  );
}
