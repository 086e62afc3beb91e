import { satSkills } from '@bandwise/domain/internal';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useQueries } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readFailure } from '../../shared/failures/read-failure.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { fullExamsQuery } from '../../shared/practice/full-exams.ts';
import { useServices } from '../../shared/services/services.ts';
import { returnState } from '../../shared/session/return-address.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { texts } from '../../shared/texts/texts.ts';
import { GuestNotice } from './guest-notice.tsx';
import { MockExam } from './mock-exam.tsx';
import { paperOf } from './papers.ts';
import { RunningSittings } from './running-sittings.tsx';

const SAT_SKILLS = satSkills();

/** /mock-exam: chooses the tests of a mock exam and describes it. Its address stores the choice. */
export function MockExamPage() {
  const { api } = useServices();
  const location = useLocation();
  const isGuest = useSession().status === 'signedOut';
  const [params] = useSearchParams();
  const lists = useQueries({ queries: SAT_SKILLS.map((skill) => fullExamsQuery(api, skill)) });
  const error = lists.find((list) => list.isError)?.error ?? null;
  const { title, lead, loading, failed, none, noneHint } = texts.mockExam;
  const retry = () => {
    for (const list of lists) if (list.isError) void list.refetch();
  };
  // Where only accounts practise, there is nothing here for a guest.
  if (isGuest && error && readFailure(error).meaning === 'signIn')
    return <Navigate to="/login" replace state={returnState(location)} />;
  const papers = SAT_SKILLS.map((skill, index) => paperOf(skill, lists[index]?.data?.exams ?? [], params));
  const isThere = lists.every((list) => list.isSuccess);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} lead={lead} />
      {isGuest ? <GuestNotice /> : <RunningSittings />}
      {error && (
        <EmptyState
          title={failed}
          description={error.message}
          action={<Button onClick={retry}>{texts.common.retry}</Button>}
        />
      )}
      {!error && !isThere && (
        <Skeleton shape="cards" count={3}>
          {loading}
        </Skeleton>
      )}
      {isThere && papers.every(({ exams }) => exams.length === 0) && <EmptyState title={none} description={noneHint} />}
      {isThere && papers.some(({ exams }) => exams.length > 0) && <MockExam papers={papers} />}
    </>
  );
}
