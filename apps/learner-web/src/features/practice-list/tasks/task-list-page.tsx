import type { SectionListRow } from '@bandwise/api-contract/learner';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { NARROW_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { partListQuery } from '../../../shared/practice/section-list.ts';
import { useServices } from '../../../shared/services/services.ts';
import { MyFeedbackLink } from '../../../shared/submissions/my-feedback-link.tsx';
import { hasFullTests } from '../full-tests/has-full-tests.ts';
import { ViewLinks } from '../full-tests/view-links.tsx';
import { partsOf } from '../list/parts.ts';
import { TASK_SORTS } from './sort-tasks.ts';
import { viewTasks } from './task-list.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { ListAnswer } from '../list/list-answer.tsx';
import { ListPagination } from '../list/list-pagination.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { PartFilter } from '../list/part-filter.tsx';
import { TaskPanes } from './task-panes.tsx';
import type { TaskSkill } from './task-skill.ts';
import { useListParams } from '../list/use-list-params.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Writing and Speaking: tasks to read, in two panes. */
export function TaskListPage({ skill }: { skill: TaskSkill }) {
  const { api } = useServices();
  const list = useQuery(partListQuery(api, skill));
  const title = texts.practiceList.title[skill];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} actions={<MyFeedbackLink />} />
      {hasFullTests(skill) && <ViewLinks skill={skill} view="parts" />}
      <ListAnswer list={list}>{(tasks) => <TaskList skill={skill} tasks={tasks} />}</ListAnswer>
    </>
  );
}

function TaskList({ skill, tasks }: { skill: TaskSkill; tasks: readonly SectionListRow[] }) {
  const narrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const { params, change } = useListParams(TASK_SORTS);
  const view = viewTasks(tasks, params, narrow ? 'narrow' : 'wide');
  return (
    <>
      <PartFilter sorts={TASK_SORTS} parts={partsOf(skill, tasks)} part={params.part} />
      <ListToolbar params={params} sorts={TASK_SORTS} labels={texts.practiceList.dateSorts} onChange={change} />
      {view.empty ? (
        <EmptyList reason={view.empty} />
      ) : (
        <TaskPanes skill={skill} tasks={view.rows} total={view.total} narrow={narrow}>
          <ListPagination page={view.page} pages={view.pages} onTurn={(page) => change({ page })} narrow={narrow} />
        </TaskPanes>
      )}
    </>
  );
}
