import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { MARKED_SKILLS } from '@bandwise/domain';
import { Button, Group, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { historyQuery } from '../api/history.ts';
import { userStatsQuery } from '../api/user-stats.ts';
import { HistoryTable } from './history-table.tsx';
import { SkillCards } from './skill-cards.tsx';
import { TypeBars } from './type-bars.tsx';
import classes from './progress.module.css';

/** How the learner is doing: by skill, by question type, and every test taken. */
export function ProgressPage() {
  return (
    <>
      <PageTitle>{texts.layout.myProgress}</PageTitle>
      <Title order={1}>{texts.layout.myProgress}</Title>
      <p className={classes['hint']}>{texts.progress.hint}</p>
      <Progress />
    </>
  );
}

function Progress() {
  const { api } = useServices();
  const stats = useQuery(userStatsQuery(api));
  const history = useInfiniteQuery(historyQuery(api));
  if (stats.data && history.data) {
    const attempts = history.data.pages.flatMap((page) => page.attempts);
    if (attempts.length === 0) return <NothingYet />;
    return (
      <>
        <SkillCards skills={stats.data.skills} />
        <TypeBars types={stats.data.types} />
        <HistoryTable
          attempts={attempts}
          older={history.hasNextPage ? () => void history.fetchNextPage() : null}
          isLoading={history.isFetchingNextPage}
          hasFailed={history.isFetchNextPageError}
        />
      </>
    );
  }
  const error = stats.error ?? history.error;
  if (!error) return <LoadingText>{texts.progress.loading}</LoadingText>;
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
        <Group mt="sm" justify="center">
          {MARKED_SKILLS.map((skill) => (
            <Button key={skill} component={Link} to={`/practice/${skill}`}>
              {texts.progress.practise[skill]}
            </Button>
          ))}
        </Group>
      }
    />
  );
}
