import type { SubmissionResult } from '@bandwise/api-contract/admin';
import { CRITERION_NAMES } from '@bandwise/domain';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { assessmentPath } from '../../../shared/assessing/paths.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { SubmissionOutcome } from '../submission-outcome.tsx';

const words = texts.results.submissions;

/** The submissions of a learner, with bands by criterion. Renders nothing without submissions. */
export function SubmissionsTable({ submissions }: { readonly submissions: readonly SubmissionResult[] }) {
  if (submissions.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {words.title}
      </Title>
      <ListTable
        label={words.title}
        rows={submissions}
        columns={[
          {
            head: texts.results.columns.test,
            render: ({ id, title, skill, part_number, submitted_at }) => (
              <>
                <Anchor component={Link} to={assessmentPath(id)} inherit>
                  {title}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {texts.exams.skills[skill]}, {partLabel(skill, part_number)}, <Moment at={submitted_at} />
                </Text>
              </>
            ),
          },
          { head: words.bands, isWide: true, render: ({ bands }) => bandsText(bands) },
          { head: words.state, width: 160, render: (submission) => <SubmissionOutcome submission={submission} /> },
        ]}
      />
    </Stack>
  );
}

function bandsText(bands: SubmissionResult['bands']): string {
  if (bands === null) return '–';
  return CRITERION_NAMES.flatMap((name) =>
    bands[name] === undefined ? [] : [`${sharedTexts.assessment.criteria[name]} ${bands[name]}`],
  ).join(', ');
}
