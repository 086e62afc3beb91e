import type { SubmissionSummary } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFrame } from '../../shared/query/query-frame.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useServices } from '../../shared/services/services.ts';
import { submissionAddress } from '../../shared/submissions/submission-address.ts';
import { ownSubmissionsQuery } from '../../shared/submissions/submission-queries.ts';
import { SubmissionState } from '../../shared/submissions/submission-state.tsx';
import { texts } from '../../shared/texts/texts.ts';
import rows from '../../shared/rows/rows.module.css';

/** Every text and recording that the learner handed in, the newest first. */
export function MyFeedback() {
  return (
    <>
      <PageTitle>{texts.practiceList.myFeedback}</PageTitle>
      <PageHead title={texts.practiceList.myFeedback} lead={texts.submissions.lead} />
      <Submissions />
    </>
  );
}

function Submissions() {
  const { api } = useServices();
  const list = useInfiniteQuery(ownSubmissionsQuery(api));
  if (!list.data)
    return (
      <QueryFrame query={list} loading={texts.submissions.loading} failed={texts.submissions.failed}>
        {() => null}
      </QueryFrame>
    );
  const submissions = list.data.pages.flatMap((page) => page.submissions);
  if (submissions.length === 0)
    return (
      <EmptyState
        title={texts.submissions.none}
        description={texts.submissions.noneHint}
        action={
          <Button component={Link} to="/practice/writing">
            {texts.submissions.toTasks}
          </Button>
        }
      />
    );
  return (
    <>
      <SubmissionList submissions={submissions} />
      {list.isFetchNextPageError && (
        <Text role="alert" tone="wrong" mt="md">
          {texts.submissions.failed}
        </Text>
      )}
      {list.hasNextPage && (
        <Button variant="default" mt="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.submissions.older}
        </Button>
      )}
    </>
  );
}

/** Submissions as cards that lead to their pages. */
export function SubmissionList({ submissions }: { readonly submissions: readonly SubmissionSummary[] }) {
  return (
    <ul className={rows['list']}>
      {submissions.map(({ id, title, part_number, handed_in_at, words, seconds, state, band }) => (
        <Card as="li" key={id} className={rows['row']}>
          <TextLink component={Link} to={submissionAddress(id)} className={rows['name']}>
            {title}
          </TextLink>
          <p className={rows['facts']}>
            <span>{seconds === null ? texts.submissions.part(part_number) : texts.submissions.spoken.part}</span>
            <Moment at={handed_in_at} to="minute" />
            <span>
              {seconds === null ? texts.submissions.words(words) : texts.submissions.spoken.length(clockTime(seconds))}
            </span>
          </p>
          <SubmissionState state={state} band={band} />
        </Card>
      ))}
    </ul>
  );
}
