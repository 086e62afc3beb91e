import type { SectionListRow } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingPage } from '../../../shared/layout/loading-page.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { TaskSkill } from './task-skill.ts';
import { LockedTask } from './locked-task.tsx';
import { LockedTaskText } from './locked-task-text.tsx';
import { TaskText } from './lazy-task-text.ts';
import classes from './task-panes.module.css';

const RecordLinks = lazy(async () => ({
  default: (await import('../../../shared/practice/record-links.tsx')).RecordLinks,
}));

interface TaskDetailProps {
  readonly skill: TaskSkill;
  readonly task: SectionListRow;
  /** Whether the learner chose it, rather than the list's default. */
  readonly isChosen: boolean;
}

/** The text of a task; of a locked one not before its password was given. */
export function TaskDetail({ skill, task, isChosen }: TaskDetailProps) {
  const { grants } = useServices();
  const [isOpen, setOpen] = useState(!task.locked || grants.has(task.id));
  if (!isOpen) return <LockedTask task={task} asksAtOnce={isChosen} onUnlocked={() => setOpen(true)} />;
  const lockAgain = () => {
    grants.forget(task.id);
    setOpen(false);
  };
  return (
    <Suspense fallback={<LoadingPage />}>
      <div className={classes['text']}>
        {task.examContent === undefined && task.locked ? (
          <LockedTaskText id={task.id} onLocked={lockAgain} />
        ) : (
          <TaskText blocks={task.examContent ?? []} />
        )}
      </div>
      {skills[skill].isSpoken && <RecordLinks task={task} />}
      {skills[skill].isWritten && (
        <Button component={Link} to={practiceAddress(skill, task)} mt="md">
          {texts.practiceList.startWriting}
        </Button>
      )}
    </Suspense>
  );
}
