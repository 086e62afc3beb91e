import type { FullExam } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Alert, Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from '../list/practice-list.module.css';
import { FullTestRow } from './full-test-row.tsx';
import { useTakeTest } from './use-take-test.ts';
import { ViewLinks } from './view-links.tsx';

/** The whole tests of a skill, to be taken under exam conditions. */
export function FullTestPage({ skill }: { readonly skill: Skill }) {
  const { api } = useServices();
  const list = useQuery({
    queryKey: [`/api/exam/list/full/${skill}`],
    queryFn: ({ signal }) => api.call('GET /api/exam/list/full/:skill', { params: { skill } }, { signal }),
  });
  const title = texts.practiceList.title[skill];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Title order={1} mb="md">
        {title}
      </Title>
      <ViewLinks skill={skill} view="full" />
      {list.isPending && <LoadingText>{texts.practiceList.loading}</LoadingText>}
      {list.isError && (
        <EmptyState
          title={texts.practiceList.failed}
          description={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{texts.common.retry}</Button>}
        />
      )}
      {list.data && <FullTests exams={list.data.exams.filter(({ parts }) => parts.length > 1)} />}
    </>
  );
}

function FullTests({ exams }: { readonly exams: readonly FullExam[] }) {
  const { take, taking, problem, unlocking, cancel } = useTakeTest();
  if (exams.length === 0)
    return <EmptyState title={texts.sitting.list.none} description={texts.sitting.list.noneHint} />;
  return (
    <>
      {problem !== null && <Alert color="red">{problem}</Alert>}
      <ul className={classes['rows']}>
        {exams.map((exam) => (
          <FullTestRow key={exam.exam_id} exam={exam} onTake={take} isTaking={taking === exam.exam_id} />
        ))}
      </ul>
      {unlocking && <UnlockDialog section={unlocking.section} onUnlocked={unlocking.proceed} onCancel={cancel} />}
    </>
  );
}
