import type { QueuedSubmission, QueueState } from '@bandwise/api-contract/admin';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconClock, IconPencil, IconUser, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { assessmentPath } from '../../../shared/assessing/paths.ts';
import type { QueueParams } from '../../../shared/assessing/queue.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useClaim } from '../calls.ts';
import { bandText } from '../names.ts';
import { AssignMenu } from '../share/assign-menu.tsx';
import { AssignedTo } from '../share/assigned-to.tsx';

const words = texts.assessing;

interface QueueTableProps {
  readonly submissions: readonly QueuedSubmission[];
  /** The state of all rows. */
  readonly state: QueueState;
  readonly onFilter: (filters: QueueParams['filters']) => void;
}

/** Phones show the text, its state and the button; wider screens all columns. Names of learners and tests narrow the list to them. */
export function QueueTable({ submissions, state, onFilter }: QueueTableProps) {
  return (
    <ListTable
      label={words.title}
      rows={submissions}
      columns={[
        { head: words.columns.text, render: (submission) => <TextCell submission={submission} onFilter={onFilter} /> },
        {
          head: words.columns.learner,
          isWide: true,
          width: 200,
          render: ({ learner }) => (
            <>
              <LearnerFilter learner={learner} onFilter={onFilter} />
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
        {
          head: words.assignedTo,
          isWide: 'lg',
          width: 150,
          render: ({ assigned_to }) => <AssignedTo assessor={assigned_to} />,
        },
        { head: words.columns.length, isWide: true, isNumber: true, width: 120, render: lengthOf },
        {
          head: words.columns.state,
          render: (submission) => <StateCell submission={submission} state={state} />,
        },
      ]}
    />
  );
}

/** The words of a text, or the minutes of recordings. */
function lengthOf({ seconds, words: count }: QueuedSubmission): string {
  return seconds === null ? words.wordCount(count) : words.speech.minutes(clockTime(seconds));
}

interface CellProps {
  readonly submission: QueuedSubmission;
}

type FilterProps = Pick<QueueTableProps, 'onFilter'>;

/** The title leads to the text. On a phone the learner and the time are below it. */
function TextCell({ submission, onFilter }: CellProps & FilterProps) {
  const { id, title, task, exam, exam_id, learner, handed_in_at, assigned_to } = submission;
  return (
    <>
      <Anchor component={Link} to={assessmentPath(id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Anchor>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {words.tasks[task]} ·{' '}
        <NameFilter name={exam} label={words.onlyTest(exam)} onFilter={() => onFilter({ exam: exam_id })} />
      </Text>
      <Text size="sm" c="dimmed" hiddenFrom="lg" style={{ overflowWrap: 'anywhere' }}>
        <AssignedTo assessor={assigned_to} render={words.assignedLine} />
      </Text>
      <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        <LearnerFilter learner={learner} onFilter={onFilter} />
        <br />
        <Moment at={handed_in_at} to="minute" />
      </Text>
    </>
  );
}

function LearnerFilter({ learner, onFilter }: FilterProps & Pick<QueuedSubmission, 'learner'>) {
  const name = fullName(learner);
  return <NameFilter name={name} label={words.onlyLearner(name)} onFilter={() => onFilter({ learner: learner.id })} />;
}

interface NameFilterProps {
  readonly name: string;
  readonly label: string;
  readonly onFilter: () => void;
}

/** A name that narrows the list. */
function NameFilter({ name, label, onFilter }: NameFilterProps) {
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      ta="start"
      title={label}
      aria-label={label}
      style={{ overflowWrap: 'anywhere' }}
      onClick={onFilter}
    >
      {name}
    </Anchor>
  );
}

function StateCell({ submission, state }: CellProps & Pick<QueueTableProps, 'state'>) {
  const { claim, may_claim } = submission;
  return (
    <>
      <State submission={submission} />
      <Group gap="xs" mt="xs" wrap="nowrap">
        {state !== 'assessed' && claim === null && may_claim && <ClaimButton submission={submission} />}
        {claim?.isOwn === true && <ContinueLink submission={submission} />}
        {state !== 'assessed' && <AssignMenu submission={submission} />}
      </Group>
    </>
  );
}

function State({ submission: { claim, band, has_draft, opinions } }: CellProps) {
  if (claim !== null)
    return (
      <StateTag tone="accent" Icon={IconUser}>
        {claim.isOwn ? words.claimedByYou : words.claimedBy(claim.by)}
      </StateTag>
    );
  if (opinions !== null && opinions !== 'settled')
    return (
      <StateTag tone="warn" Icon={IconUsers}>
        {opinions === 'settle' ? words.toSettle : words.opinionWanted}
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
      loading={claim.isPending}
      aria-label={words.claimOf(title, fullName(learner))}
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
      aria-label={words.continueOf(title, fullName(learner))}
    >
      {words.continue}
    </Button>
  );
}
