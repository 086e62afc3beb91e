import type { AddedMembers, ClassBody } from '@bandwise/api-contract/admin';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { Button, Group, List, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { emailsIn } from '../../../shared/classes/emails-in.ts';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useAddMembers } from '../class-calls.ts';

const words = texts.classes.add;
const ROLES = ['learner', 'teacher'] as const;
type Role = (typeof ROLES)[number];

interface AddMembersDialogProps {
  readonly of: ClassBody;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds members by their addresses (administrators), or invites learners by mail (teachers). */
export function AddMembersDialog({ of, opened, onClose }: AddMembersDialogProps) {
  const caller = useCurrentUser().data?.role === 'admin' ? 'admin' : 'teacher';
  return (
    <Modal opened={opened} onClose={onClose} title={words.open[caller]}>
      <AddMembersForm of={of} caller={caller} onClose={onClose} />
    </Modal>
  );
}

interface AddMembersFormProps extends Pick<AddMembersDialogProps, 'of' | 'onClose'> {
  readonly caller: 'admin' | 'teacher';
}

function AddMembersForm({ of, caller, onClose }: AddMembersFormProps) {
  const add = useAddMembers();
  const [role, setRole] = useState<Role>('learner');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<AddedMembers['outcomes'] | null>(null);
  const submit = async () => {
    const emails = emailsIn(typed);
    if (emails.length === 0) return setProblem(words.missing);
    if (emails.length > TEACHING_LIMITS.invitationsMax)
      return setProblem(words.tooMany(TEACHING_LIMITS.invitationsMax));
    const outcome = await add.mutateAsync({ id: of.id, role, emails });
    if (typeof outcome === 'string') return setProblem(outcome);
    setOutcomes(outcome);
  };
  if (outcomes !== null) return <Outcomes outcomes={outcomes} role={role} onClose={onClose} />;
  return (
    <DialogForm
      submitLabel={words.submit[caller]}
      isPending={add.isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Text>{words.hint[caller]}</Text>
      {caller === 'admin' && (
        <NativeSelect
          label={words.role}
          value={role}
          data={ROLES.map((value) => ({ value, label: words.roles[value] }))}
          onChange={({ currentTarget: { value } }) => setRole(ROLES.find((known) => known === value) ?? 'learner')}
        />
      )}
      <Textarea
        label={words.emails}
        description={words.emailsHint}
        required
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        value={typed}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setProblem(null);
        }}
      />
    </DialogForm>
  );
}

interface OutcomesProps {
  readonly role: Role;
  readonly outcomes: AddedMembers['outcomes'];
  readonly onClose: () => void;
}

/** Lists the outcome of each address. */
function Outcomes({ outcomes, role, onClose }: OutcomesProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that sent the addresses is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Text ref={heading} tabIndex={-1} fw={600}>
        {words.outcomes}
      </Text>
      <List listStyleType="none" spacing="xs">
        {outcomes.map(({ email, status }) => (
          <List.Item key={email} style={{ overflowWrap: 'anywhere' }}>
            {email}
            <Text size="sm" c="dimmed">
              {status === 'invalid' && role === 'teacher' ? words.invalidTeacher : words.statuses[status]}
            </Text>
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button onClick={onClose}>{words.close}</Button>
      </Group>
    </Stack>
  );
}
