import type { ClassBody, ClassMember } from '@bandwise/api-contract/admin';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../shared/toasts/toasts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useRemoveMember } from '../class-calls.ts';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { ImportLearnersDialog } from './import-learners-dialog.tsx';
import { JoinCode } from './join-code.tsx';

const words = texts.classes.members;
const PAGE_SIZE = 50;

/** The members of a class, and the ways to add more. Only administrators choose teachers. */
export function MembersSection({ of }: { readonly of: ClassBody }) {
  const role = useCurrentUser().data?.role === 'admin' ? 'admin' : 'teacher';
  const [isAdding, adding] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const [removed, setRemoved] = useState<{ readonly member: ClassMember; readonly as: 'learner' | 'teacher' } | null>(
    null,
  );
  return (
    <Stack gap="lg">
      {!of.archived && <JoinCode of={of} />}
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h3">
            {words.learners}
          </Title>
          {!of.archived && (
            <Group gap="sm">
              <Button variant="default" onClick={importing.open}>
                {texts.classes.import.open}
              </Button>
              <Button variant="default" onClick={adding.open}>
                {texts.classes.add.open[role]}
              </Button>
            </Group>
          )}
        </Group>
        {of.learners.length === 0 ? (
          <EmptyState title={words.noLearners} description={words.noLearnersDetail} />
        ) : (
          <MemberTable
            label={words.learners}
            members={of.learners}
            onRemove={(member) => setRemoved({ member, as: 'learner' })}
          />
        )}
      </Stack>
      <Stack>
        <Title order={2} size="h3">
          {words.teachers}
        </Title>
        {of.teachers.length === 0 ? (
          <EmptyState title={words.noTeachers} description={words.noTeachersDetail} />
        ) : (
          <MemberTable
            label={words.teachers}
            members={of.teachers}
            {...(role === 'admin' && { onRemove: (member: ClassMember) => setRemoved({ member, as: 'teacher' }) })}
          />
        )}
      </Stack>
      <RemoveDialog of={of} removed={removed} onClose={() => setRemoved(null)} />
      <AddMembersDialog of={of} opened={isAdding} onClose={adding.close} />
      <ImportLearnersDialog id={of.id} opened={isImporting} onClose={importing.close} />
    </Stack>
  );
}

interface MemberTableProps {
  readonly label: string;
  readonly members: readonly ClassMember[];
  /** Absent: they can't be removed. */
  readonly onRemove?: (member: ClassMember) => void;
}

function MemberTable({ label, members, onRemove }: MemberTableProps) {
  const [requestedPage, setRequestedPage] = useState(1);
  const { rows, page, pages } = pageOf(members, PAGE_SIZE, requestedPage);
  return (
    <>
      <ListTable
        label={label}
        rows={rows}
        columns={[
          { head: words.name, render: (member) => <MemberName member={member} /> },
          {
            head: words.email,
            isWide: true,
            render: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
          },
          { head: words.joined, isWide: true, width: 140, render: ({ joined_at }) => <Moment at={joined_at} /> },
          ...(onRemove
            ? [
                {
                  head: words.actions,
                  width: 120,
                  render: (member: ClassMember) => (
                    <Button
                      variant="default"
                      size="compact-md"
                      aria-label={words.removeOf(fullName(member))}
                      onClick={() => onRemove(member)}
                    >
                      {words.remove}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Pager label={label} page={page} pages={pages} onPage={setRequestedPage} />
    </>
  );
}

function MemberName({ member }: { readonly member: ClassMember }) {
  return (
    <>
      <Group gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {fullName(member)}
        </Text>
        {!member.active && <StateTag tone="warn">{words.disabled}</StateTag>}
      </Group>
      <Text size="sm" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        {member.email}
      </Text>
    </>
  );
}

interface RemoveDialogProps {
  readonly of: ClassBody;
  readonly removed: { readonly member: ClassMember; readonly as: 'learner' | 'teacher' } | null;
  readonly onClose: () => void;
}

function RemoveDialog({ of, removed, onClose }: RemoveDialogProps) {
  const removal = useRemoveMember();
  const name = removed ? fullName(removed.member) : '';
  return (
    <ConfirmDialog
      danger
      opened={removed !== null}
      title={words.removeTitle(name)}
      confirmLabel={words.remove}
      cancelLabel={texts.common.cancel}
      pending={removal.isPending}
      onCancel={onClose}
      onConfirm={() =>
        removed &&
        removal.mutate(
          { id: of.id, userID: removed.member.id },
          { onSuccess: () => toastSuccess(words.removed(name)), onSettled: onClose },
        )
      }
    >
      {removed && <Text>{words.removeDetail[removed.as]}</Text>}
    </ConfirmDialog>
  );
}
