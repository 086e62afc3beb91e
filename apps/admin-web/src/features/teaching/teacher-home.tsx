import type { Teaching } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Figures } from '@bandwise/ui/figures/figures.tsx';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../shared/account/current-user.ts';
import { useTextCounts } from '../../shared/assessing/queue.ts';
import { AssignDialog } from '../../shared/assigning/assign-dialog.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { CLASSES_PATH } from '../../shared/classes/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ClassesDoing } from './home/classes-doing.tsx';
import { LateLearners } from './home/late-learners.tsx';
import { WaitingWork } from './home/waiting-work.tsx';
import { useTeaching } from './queries.ts';

const words = texts.teacherHome;

/** The home page of a teacher: late learners, work that waits, and the progress of each class. */
export function TeacherHome() {
  const query = useTeaching();
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  return (
    <Stack gap="lg">
      <PageHead
        title={isAdministrator ? words.teaching : words.title}
        lead={words.lead}
        actions={
          <Button component={Link} to={CLASSES_PATH} variant="default">
            {words.classes}
          </Button>
        }
      />
      <QueryStatus query={query} loading={words.loading} failed={words.failed} />
      {query.data && (query.data.classes.length === 0 ? <FirstSteps /> : <Answers teaching={query.data} />)}
    </Stack>
  );
}

/** The way to the first assignment, for a teacher without classes. */
function FirstSteps() {
  return (
    <EmptyState
      title={words.start.title}
      description={words.start.steps.map((step, index) => `${index + 1}. ${step}`).join(' ')}
      action={
        <Button component={Link} to={CLASSES_PATH}>
          {words.start.action}
        </Button>
      }
    />
  );
}

function Answers({ teaching }: { readonly teaching: Teaching }) {
  const { classes, overdue_total, learners_total } = teaching;
  const { waiting } = useTextCounts();
  const [to, setTo] = useState<Teaching['classes'][number] | null>(null);
  return (
    <>
      <Figures
        figures={[
          { label: words.figures.late, value: overdue_total, note: words.lateNote(overdue_total) },
          { label: words.figures.waiting, value: waiting, note: words.waitingNote },
          { label: words.figures.learners, value: learners_total, note: words.learnersNote(classes.length) },
        ]}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <LateLearners teaching={teaching} />
        <WaitingWork />
      </SimpleGrid>
      {learners_total === 0 && <Text>{words.start.steps[1]}</Text>}
      <ClassesDoing classes={classes} onAssign={setTo} />
      <AssignDialog to={to} onClose={() => setTo(null)} />
    </>
  );
}
