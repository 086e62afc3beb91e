import type { FullExam } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { QueryFrame } from '../../../shared/query/query-frame.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { fullExamsQuery } from '../../../shared/practice/full-exams.ts';
import { MOCK_EXAM, sittingAddress } from '../../../shared/practice/mock-exam-address.ts';
import { useTakeExams } from '../../../shared/practice/use-take-exams.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { ListPagination } from '../list/list-pagination.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { viewList } from '../list/list-view.ts';
import { useListParams } from '../list/use-list-params.ts';
import { sortSections, TEST_SORTS } from '../list/sort-sections.ts';
import { useNow } from '../list/use-now.ts';
import classes from '../list/practice-list.module.css';
import { FullTestRow } from './full-test-row.tsx';
import { ViewLinks } from './view-links.tsx';

/** The whole tests of a skill, to be taken under exam conditions. */
export function FullTestPage({ skill }: { readonly skill: Skill }) {
  const { api } = useServices();
  const list = useQuery(fullExamsQuery(api, skill));
  const title = texts.practiceList.title[skill];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <ViewLinks skill={skill} view="full" />
      <QueryFrame query={list} shape="cards" loading={texts.practiceList.loading} failed={texts.practiceList.failed}>
        {({ exams }) => <FullTests exams={exams} />}
      </QueryFrame>
    </>
  );
}

const LAYOUT = { sort: sortSections, pageSize: 20 } as const;

function FullTests({ exams }: { readonly exams: readonly FullExam[] }) {
  const { take, taking, problem, unlocking, cancel } = useTakeExams();
  const navigate = useNavigate();
  const { params, change } = useListParams(TEST_SORTS);
  const view = viewList(
    exams.map((exam) => ({ ...exam, time: exam.minutes })),
    params,
    LAYOUT,
  );
  const now = useNow(view.rows.some((exam) => exam.in_progress));
  if (exams.length === 0) return <EmptyState title={texts.fullTests.none} description={texts.fullTests.noneHint} />;
  const open = (exam: FullExam) => {
    if (exam.in_progress) void navigate(sittingAddress(exam.in_progress.sittingID));
    else take([exam]);
  };
  return (
    <>
      <p className={classes['mock']}>
        {texts.mockExam.card}{' '}
        <TextLink component={Link} to={MOCK_EXAM} underline="always">
          {texts.mockExam.cardLink}
        </TextLink>
      </p>
      <ListToolbar params={params} sorts={TEST_SORTS} labels={texts.practiceList.sorts} onChange={change} />
      <p className={classes['count']} role="status">
        {view.empty ? '' : texts.practiceList.found(view.total)}
      </p>
      {view.empty && <EmptyList reason={view.empty} />}
      {problem !== null && <Notice tone="wrong">{problem}</Notice>}
      <ul className={classes['exams']}>
        {view.rows.map((exam) => (
          <FullTestRow key={exam.exam_id} exam={exam} now={now} onTake={open} isTaking={taking === exam.exam_id} />
        ))}
      </ul>
      <ListPagination page={view.page} pages={view.pages} onTurn={(page) => change({ page })} />
      {unlocking && <UnlockDialog section={unlocking.section} onUnlocked={unlocking.proceed} onCancel={cancel} />}
    </>
  );
}
