import type { SectionListItem } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { partListQuery } from '../../../shared/practice/section-list.ts';
import { useServices } from '../../../shared/services/services.ts';
import { commonTexts } from '../../../shared/texts/common.ts';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import { readListParams } from '../model/list-params.ts';
import { viewList } from '../model/list-view.ts';
import { partsOf } from '../model/parts.ts';
import { EmptyList } from './empty-list.tsx';
import { PartFilter } from './part-filter.tsx';
import { TaskPanes } from './task-panes.tsx';

type TaskSkill = Extract<Skill, 'writing' | 'speaking'>;

/** Writing and Speaking: tasks to read, in two panes. */
export function TaskListPage({ skill }: { skill: TaskSkill }) {
  const { api } = useServices();
  const list = useQuery(partListQuery(api, skill));
  const title = practiceListTexts.title[skill];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Title order={1} mb="md">
        {title}
      </Title>
      {list.isPending && <LoadingText>{practiceListTexts.loading}</LoadingText>}
      {list.isError && (
        <EmptyState
          title={practiceListTexts.failed}
          description={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{commonTexts.retry}</Button>}
        />
      )}
      {list.isSuccess && <TaskList skill={skill} tasks={list.data.sections} />}
    </>
  );
}

function TaskList({ skill, tasks }: { skill: TaskSkill; tasks: readonly SectionListItem[] }) {
  const params = readListParams(useSearchParams()[0]);
  const view = viewList(tasks, params);
  return (
    <>
      <PartFilter parts={partsOf(skill, tasks)} part={params.part} />
      {view.empty ? <EmptyList reason={view.empty} /> : <TaskPanes key={params.part} skill={skill} tasks={view.rows} />}
    </>
  );
}
