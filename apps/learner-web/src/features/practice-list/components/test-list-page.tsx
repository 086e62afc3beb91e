import type { SectionListItem } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Anchor, Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { sectionListQuery } from '../../../shared/practice/section-list.ts';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { useServices } from '../../../shared/services/services.ts';
import { commonTexts } from '../../../shared/texts/common.ts';
import { layoutTexts } from '../../../shared/texts/layout.ts';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import { changeListParams, readListParams, type ListParams } from '../model/list-params.ts';
import { viewList } from '../model/list-view.ts';
import { partsOf } from '../model/parts.ts';
import { SORTS, sortTests, type Sort } from '../model/sort-tests.ts';
import { EmptyList } from './empty-list.tsx';
import { ListPagination } from './list-pagination.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PartFilter } from './part-filter.tsx';
import { TestRow } from './test-row.tsx';
import { useOpenTest } from './use-open-test.ts';
import classes from './practice-list.module.css';

export function TestListPage({ skill }: { skill: MarkedSkill }) {
  const { api } = useServices();
  const list = useQuery(sectionListQuery(api, skill));
  const sections = list.data?.sections ?? NO_SECTIONS;
  const title = practiceListTexts.title[skill];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Group justify="space-between" align="baseline" gap="sm" mb="md">
        <Title order={1}>{title}</Title>
        <Anchor component={Link} to="/progress" size="sm">
          {layoutTexts.myProgress}
        </Anchor>
      </Group>
      {list.isPending && <LoadingText>{practiceListTexts.loading}</LoadingText>}
      {list.isError && (
        <EmptyState
          title={practiceListTexts.failed}
          description={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{commonTexts.retry}</Button>}
        />
      )}
      {list.isSuccess && <TestList skill={skill} sections={sections} />}
    </>
  );
}

const NO_SECTIONS: readonly SectionListItem[] = [];
const LAYOUT = { sort: sortTests, pageSize: 20 } as const;

function TestList({ skill, sections }: { skill: MarkedSkill; sections: readonly SectionListItem[] }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const params = readListParams(searchParams, SORTS);
  const view = viewList(sections, params, LAYOUT);
  const { open, unlocking, cancel } = useOpenTest(skill);
  const change = (changes: Partial<ListParams<Sort>>) => {
    setSearchParams(changeListParams(searchParams, SORTS, changes), { replace: true });
  };
  return (
    <>
      <PartFilter sorts={SORTS} parts={partsOf(skill, sections)} part={params.part} />
      <ListToolbar params={params} sorts={SORTS} labels={practiceListTexts.sorts} onChange={change} />
      <p className={classes['count']} role="status">
        {view.empty ? '' : practiceListTexts.found(view.total)}
      </p>
      {view.empty && <EmptyList reason={view.empty} />}
      <ul className={classes['rows']}>
        {view.rows.map((section) => (
          <TestRow key={section.id} skill={skill} section={section} onOpen={open} />
        ))}
      </ul>
      <ListPagination page={view.page} pages={view.pages} onTurn={(page) => change({ page })} />
      {unlocking && <UnlockDialog section={unlocking.section} onUnlocked={unlocking.proceed} onCancel={cancel} />}
    </>
  );
}
