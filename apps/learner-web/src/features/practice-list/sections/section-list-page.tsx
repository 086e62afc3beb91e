import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { sectionListQuery } from '../../../shared/practice/section-list.ts';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { useServices } from '../../../shared/services/services.ts';
import { viewList } from '../list/list-view.ts';
import { partsOf } from '../list/parts.ts';
import { SORTS, sortSections } from '../list/sort-sections.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { ListAnswer } from '../list/list-answer.tsx';
import { ListPagination } from '../list/list-pagination.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { PartFilter } from '../list/part-filter.tsx';
import { hasFullTests } from '../full-tests/has-full-tests.ts';
import { ViewLinks } from '../full-tests/view-links.tsx';
import { SectionRow } from './section-row.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useNow } from '../list/use-now.ts';
import { useOpenSection } from './use-open-section.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from '../list/practice-list.module.css';

export function SectionListPage({ skill }: { skill: MarkedSkill }) {
  const { api } = useServices();
  const list = useQuery(sectionListQuery(api, skill));
  const title = texts.practiceList.title[skill];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        actions={
          <TextLink component={Link} to="/progress" className={classes['progress'] ?? ''}>
            <IconChartBar size={18} aria-hidden />
            {texts.layout.myProgress}
          </TextLink>
        }
      />
      {hasFullTests(skill) && <ViewLinks skill={skill} view="parts" />}
      <ListAnswer list={list}>{(sections) => <SectionList skill={skill} sections={sections} />}</ListAnswer>
    </>
  );
}

const LAYOUT = { sort: sortSections, pageSize: 20 } as const;

function SectionList({ skill, sections }: { skill: MarkedSkill; sections: readonly SectionListRow[] }) {
  const { params, change } = useListParams(SORTS);
  const view = viewList(sections, params, LAYOUT);
  const { open, restart, unlocking, cancel, dialog } = useOpenSection(skill);
  const now = useNow(view.rows.some((section) => section.in_progress));
  return (
    <>
      <PartFilter sorts={SORTS} parts={partsOf(skill, sections)} part={params.part} />
      <ListToolbar params={params} sorts={SORTS} labels={texts.practiceList.sorts} onChange={change} />
      <p className={classes['count']} role="status">
        {view.empty ? '' : texts.practiceList.foundParts(view.total)}
      </p>
      {view.empty && <EmptyList reason={view.empty} />}
      <ul className={classes['rows']}>
        {view.rows.map((section) => (
          <SectionRow key={section.id} skill={skill} section={section} now={now} onOpen={open} onRestart={restart} />
        ))}
      </ul>
      <ListPagination page={view.page} pages={view.pages} onTurn={(page) => change({ page })} />
      {unlocking && <UnlockDialog section={unlocking.section} onUnlocked={unlocking.proceed} onCancel={cancel} />}
      {dialog}
    </>
  );
}
