import { Card } from '@bandwise/ui/look/card.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { assessmentPath, ASSESSING_PATH } from '../../../shared/assessing/paths.ts';
import { useQueue } from '../../../shared/assessing/queue.ts';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';

const words = texts.teacherHome;
const LISTED = 5;

/** Submissions that wait to be assessed, the oldest first. Renders nothing where learners cannot hand in. */
export function WaitingWork() {
  return usePublicConfig()?.submissions === true ? <Queue /> : null;
}

function Queue() {
  const query = useQueue({ state: 'waiting', search: '', filters: {}, page: 1 });
  const { submissions = [], total = 0 } = query.data ?? {};
  return (
    <Card as="section" aria-labelledby="waiting">
      <Stack gap="sm">
        <Title order={2} size="h4" id="waiting">
          {words.waiting}
        </Title>
        <QueryStatus query={query} loading={texts.assessing.loading} failed={texts.assessing.failed} />
        {query.isSuccess && total === 0 && <Text c="dimmed">{words.noWaiting}</Text>}
        <List listStyleType="none" spacing="sm" hidden={total === 0}>
          {submissions.slice(0, LISTED).map(({ id, learner, title, handed_in_at }) => (
            <List.Item key={id}>
              <Anchor component={Link} to={assessmentPath(id)} inherit>
                {words.waitingLine(fullName(learner), title)}
              </Anchor>
              <Text size="sm" c="dimmed">
                <Moment at={handed_in_at} to="minute" />
              </Text>
            </List.Item>
          ))}
        </List>
        {total > LISTED && (
          <Anchor component={Link} to={ASSESSING_PATH}>
            {words.assessAll}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
