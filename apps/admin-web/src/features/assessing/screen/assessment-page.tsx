import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { Button, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { ASSESSING_PATH } from '../../../shared/assessing/paths.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useAssessment } from '../calls.ts';
import { AssignedTo } from '../share/assigned-to.tsx';
import { AssignMenu } from '../share/assign-menu.tsx';
import { AssessmentEditor } from './assessment-editor.tsx';
import { AssessmentReader } from './assessment-reader.tsx';

const words = texts.assessing.one;

/** A submission beside its assessment: its assessor writes, other administrators read. */
export function AssessmentPage() {
  const { id = '' } = useParams();
  const user = useCurrentUser().data;
  const query = useAssessment(id);
  if (!query.isCurrent || !query.isSuccess || !user)
    return (
      <Stack>
        <PageHead title={texts.assessing.title} />
        <QueryStatus
          query={query.isSuccess ? { ...query, isPending: true } : query}
          loading={words.loading}
          failed={words.failed}
          missing={{ title: words.notFound, to: ASSESSING_PATH, label: texts.assessing.title }}
        />
      </Stack>
    );
  const { data, dataUpdatedAt } = query;
  return (
    <Stack>
      <Head assessment={data} />
      {/* The draft begins with the loaded assessment, so a newly loaded one begins a new draft. */}
      {data.claim?.isOwn === true ? (
        <AssessmentEditor
          key={dataUpdatedAt}
          assessment={data}
          userId={user.id}
          onReload={() => void query.refetch()}
        />
      ) : (
        <AssessmentReader key={dataUpdatedAt} assessment={data} userId={user.id} />
      )}
    </Stack>
  );
}

function Head({ assessment }: { readonly assessment: AssessmentBody }) {
  const { title, task, exam, learner, assigned_to } = assessment;
  return (
    <PageHead
      title={title}
      lead={
        <>
          {words.lead(texts.assessing.tasks[task], exam, fullName(learner))}
          <br />
          <AssignedTo assessor={assigned_to} render={texts.assessing.assignedLine} />
        </>
      }
      actions={
        <>
          <AssignMenu submission={assessment} />
          <Button component={Link} to={ASSESSING_PATH} variant="default">
            {texts.assessing.title}
          </Button>
        </>
      }
    />
  );
}
