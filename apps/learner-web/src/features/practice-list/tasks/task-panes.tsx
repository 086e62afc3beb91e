import type { SectionListRow } from '@bandwise/api-contract/learner';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { useServices } from '../../../shared/services/services.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { lastSubmissionsQuery } from '../../../shared/submissions/submission-queries.ts';
import { shownTask } from './task-list.ts';
import type { TaskSkill } from './task-skill.ts';
import { TaskDetail } from './task-detail.tsx';
import { TaskRow } from './task-row.tsx';
import classes from './task-panes.module.css';
import { useChosenTask } from './use-chosen-task.ts';
import { UnansweredNotice } from '../../../shared/layout/unanswered-notice.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const TaskOverlay = lazy(async () => ({ default: (await import('./task-overlay.tsx')).TaskOverlay }));

interface TaskPanesProps {
  readonly skill: TaskSkill;
  /** The page of the list; not empty. */
  readonly tasks: readonly SectionListRow[];
  readonly total: number;
  /** The detail lies over the list instead of beside it. */
  readonly narrow: boolean;
  /** The pager of the list. */
  readonly children: ReactNode;
}

/** The list, and the text of the chosen task: the first until one is chosen. */
export function TaskPanes({ skill, tasks, total, narrow, children }: TaskPanesProps) {
  const { chosen, choose, goBack } = useChosenTask(narrow);
  const shown = shownTask(tasks, chosen);
  const isChosen = shown?.id === chosen;
  const { api } = useServices();
  const isSignedIn = useSession().status === 'signedIn';
  const canHandIn = usePublicConfig()?.submissions === true && isSignedIn;
  const submissions = useQuery({ ...lastSubmissionsQuery(api), enabled: canHandIn }).data;
  return (
    <div className={classes['panes']}>
      <section aria-label={texts.practiceList.list}>
        <p className={classes['count']} role="status">
          {texts.practiceList.found(total)}
        </p>
        <ul className={classes['list']}>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              skill={skill}
              task={task}
              submission={submissions?.get(task.id)}
              isShown={task === shown}
              onChoose={choose}
            />
          ))}
        </ul>
        {children}
      </section>
      {shown && !narrow && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself: a keyboard must reach it
        <article className={classes['detail']} aria-labelledby="task" tabIndex={0}>
          <h2 id="task" className={classes['title']}>
            {shown.title}
          </h2>
          <TaskDetail key={isChosen ? `${shown.id} chosen` : shown.id} skill={skill} task={shown} isChosen={isChosen} />
        </article>
      )}
      {shown && narrow && isChosen && (
        <Suspense fallback={<UnansweredNotice />}>
          <TaskOverlay title={shown.title} onBack={goBack}>
            <TaskDetail key={shown.id} skill={skill} task={shown} isChosen />
          </TaskOverlay>
        </Suspense>
      )}
    </div>
  );
}
