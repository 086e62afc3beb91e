import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { MARKED_SKILLS } from '@bandwise/domain';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { MyFeedbackLink } from '../../../shared/submissions/my-feedback-link.tsx';
import { assessedQuery } from '../../../shared/submissions/submission-queries.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { historyQuery } from '../api/history.ts';
import { practiceQuery } from '../api/practice.ts';
import { satExamsQuery } from '../api/sat-exams.ts';
import { userStatsQuery } from '../api/user-stats.ts';
import { BandTimeline } from './band-timeline.tsx';
import { CriterionTimeline } from './criterion-timeline.tsx';
import { inPartsOrder } from '../model/in-parts-order.ts';
import { HistoryTable } from './history-table.tsx';
import { PracticeDue } from './practice-due.tsx';
import { SkillCards } from './skill-cards.tsx';
import { TypeBars } from './type-bars.tsx';

/** How the learner is doing: by skill, by question type, and every test taken. */
export function ProgressPage() {
  return (
    <>
      <PageTitle>{texts.layout.myProgress}</PageTitle>
      <PageHead title={texts.layout.myProgress} lead={texts.progress.hint} actions={<MyFeedbackLink />} />
      <Progress />
    </>
  );
}

function Progress() {
  const { api } = useServices();
  const stats = useQuery(userStatsQuery(api));
  const history = useInfiniteQuery(historyQuery(api));
  const practice = useQuery(practiceQuery(api));
  const sat = useQuery(satExamsQuery(api));
  const assessed = useQuery({ ...assessedQuery(api), enabled: usePublicConfig()?.submissions === true });
  // Earlier cards may fail but never appear later, which would push the rest down.
  if (stats.data && history.data && !practice.isPending && !sat.isPending && !assessed.isLoading) {
    const submissions = assessed.data ?? [];
    const attempts = inPartsOrder(history.data.pages.flatMap((page) => page.attempts));
    if (attempts.length === 0 && submissions.length === 0) return <NothingYet />;
    return (
      <>
        <SkillCards skills={stats.data.skills} />
        <PracticeDue practice={practice.data ?? null} onRetry={() => void practice.refetch()} />
        <BandTimeline sittings={sat.data?.sittings ?? []} submissions={submissions} />
        <CriterionTimeline submissions={submissions} />
        <TypeBars types={stats.data.types} />
        {attempts.length > 0 && (
          <HistoryTable
            attempts={attempts}
            older={history.hasNextPage ? () => void history.fetchNextPage() : null}
            isLoading={history.isFetchingNextPage}
            hasFailed={history.isFetchNextPageError}
          />
        )}
      </>
    );
  }
  const error = stats.error ?? history.error;
  if (!error) return <Skeleton shape="cards">{texts.progress.loading}</Skeleton>;
  const retry = () => {
    for (const query of [stats, history]) if (query.isError) void query.refetch();
  };
  return (
    <EmptyState
      title={texts.progress.failed}
      description={error.message}
      action={<Button onClick={retry}>{texts.common.retry}</Button>}
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={texts.progress.none}
      description={texts.progress.noneHint}
      action={
        <Row mt="sm" justify="center">
          {MARKED_SKILLS.map((skill) => (
            <Button key={skill} component={Link} to={`/practice/${skill}`}>
              {texts.progress.practise[skill]}
            </Button>
          ))}
        </Row>
      }
    />
  );
}
