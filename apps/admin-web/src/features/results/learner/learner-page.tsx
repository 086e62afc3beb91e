import type { LearnerResults } from '@bandwise/api-contract/admin';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Button, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { RESULTS_PATH } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { usersPath } from '../../../shared/users/paths.ts';
import { ResultsList } from '../list/results-list.tsx';
import { learnerName } from '../names.ts';
import { useLearnerResults } from '../result-queries.ts';
import { ResultStatus } from '../result-status.tsx';
import { LearnerBands } from './learner-bands.tsx';
import { SkillsTable } from './skills-table.tsx';
import { SubmissionsTable } from './submissions-table.tsx';
import { TypesTable } from './types-table.tsx';

const words = texts.results.learner;

/** A learner's results: bands over time, skills, weak question types, and all submissions. */
export function LearnerPage() {
  const { userID = '' } = useParams();
  const query = useLearnerResults(userID);
  return query.isSuccess ? (
    <Learner results={query.data} />
  ) : (
    <ResultStatus query={query} loading={words.loading} failed={words.failed} notFound={words.notFound} />
  );
}

function Learner({ results: { learner, stats, bands, submissions } }: { readonly results: LearnerResults }) {
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  return (
    <Stack gap="lg">
      <PageHead
        title={learnerName(learner)}
        lead={learner.email}
        actions={
          <>
            {isAdministrator && (
              <Button component={Link} to={usersPath(learner.email)} variant="default">
                {words.account}
              </Button>
            )}
            <Button component={Link} to={RESULTS_PATH} variant="default">
              {texts.results.title}
            </Button>
          </>
        }
      />
      <LearnerBands bands={bands} />
      <SubmissionsTable submissions={submissions} />
      <SkillsTable skills={stats.skills} />
      <TypesTable types={stats.types} />
      <Stack component="section" aria-labelledby="history">
        <Title order={2} size="h3" id="history">
          {words.history}
        </Title>
        <ResultsList learner={learner.id} />
      </Stack>
    </Stack>
  );
}
