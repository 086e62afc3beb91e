import type { QueuedSubmission } from '@bandwise/api-contract/admin';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Button, Text } from '@mantine/core';
import { IconCheck, IconClock, IconPencil, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { assessmentPath } from '../../../shared/assessing/paths.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useClaim } from '../calls.ts';
import { bandText, nameOf } from '../names.ts';

const words = texts.assessing;

/** Phones show the text, its state and the button; wider screens all columns. */
export function QueueTable({ submissions }: { readonly submissions: readonly QueuedSubmission[] }) {
  return (
    <ListTable
      label={words.title}
      rows={submissions}
      columns={[
        { head: words.columns.text, render: (submission) => <TextCell submission={submission} /> },
        {
          head: words.columns.learner,
          isWide: true,
          render: ({ learner }) => (
            <>
              <Text style={{ overflowWrap: 'anywhere' }}>{nameOf(learner)}</Text>
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {learner.email}
              </Text>
            </>
          ),
        },
        {
          head: words.columns.handedIn,
          isWide: true,
          width: 180,
          render: ({ handed_in_at }) => <Moment at={handed_in_at} to="minute" />,
        },
        { head: words.columns.words, isWide: true, isNumber: true, render: (submission) => submission.words },
        { head: words.columns.state, render: (submission) => <StateCell submission={submission} /> },
      ]}
    />
  );
}

interface CellProps {
  readonly submission: QueuedSubmission;
}

/** The title leads to the text. On a phone the learner and the time are below it. */
function TextCell({ submission }: CellProps) {
  const { id, title, task, exam, learner, handed_in_at } = submission;
  return (
    <>
      <Anchor component={Link} to={assessmentPath(id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Anchor>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {words.tasks[task]}
        {exam !== title && ` · ${exam}`}
      </Text>
      <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        {nameOf(learner)}, <Moment at={handed_in_at} to="minute" />
      </Text>
    </>
  );
}

function StateCell({ submission }: CellProps) {
  const { claim } = submission;
  return (
    <>
      <State submission={submission} />
      {submission.released_at === null && claim === null && <ClaimButton submission={submission} />}
      {claim?.isOwn === true && <ContinueLink submission={submission} />}
    </>
  );
}

function State({ submission: { claim, band, has_draft } }: CellProps) {
  if (claim !== null)
    return (
      <StateTag tone="accent" Icon={IconUser}>
        {claim.isOwn ? words.claimedByYou : words.claimedBy(claim.by)}
      </StateTag>
    );
  if (band !== null)
    return (
      <StateTag tone="right" Icon={IconCheck}>
        {words.band(bandText(band))}
      </StateTag>
    );
  return <StateTag Icon={has_draft ? IconPencil : IconClock}>{has_draft ? words.draft : words.waits}</StateTag>;
}

/** Claims the text and opens it. If another assessor was first, the queue shows that. */
function ClaimButton({ submission: { id, title, learner } }: CellProps) {
  const navigate = useNavigate();
  const claim = useClaim();
  return (
    <Button
      variant="default"
      size="compact-md"
      mt="xs"
      display="block"
      loading={claim.isPending}
      aria-label={words.claimOf(title, nameOf(learner))}
      onClick={() => claim.mutate(id, { onSuccess: () => void navigate(assessmentPath(id)) })}
    >
      {words.claim}
    </Button>
  );
}

function ContinueLink({ submission: { id, title, learner } }: CellProps) {
  return (
    <Button
      component={Link}
      to={assessmentPath(id)}
      variant="default"
      size="compact-md"
      mt="xs"
      aria-label={words.continueOf(title, nameOf(learner))}
    >
      {words.continue}
    </Button>
  );
}
