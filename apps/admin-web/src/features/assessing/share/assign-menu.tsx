import type { QueuedSubmission } from '@bandwise/api-contract/admin';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { RowMenu } from '../../../shared/table/row-menu.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useAssign, useShare } from './share-calls.ts';

const words = texts.assessing.share;

interface AssignMenuProps {
  readonly submission: Pick<QueuedSubmission, 'assigned_to' | 'id' | 'learner' | 'title'>;
}

/** Assigns a submission to the caller or another assessor of the learner, or takes it back. The others are loaded when it opens. */
export function AssignMenu({ submission }: AssignMenuProps) {
  const { id, title, learner, assigned_to } = submission;
  const callerId = useCurrentUser().data?.id;
  const [isOpen, setOpen] = useState(false);
  const share = useShare({ learner: learner.id }, isOpen);
  const assign = useAssign();
  if (callerId === undefined) return null;
  const others = (share.data?.assessors ?? []).filter((one) => one.id !== callerId && one.id !== assigned_to?.id);
  return (
    <RowMenu label={words.assignOf(title, fullName(learner))} onOpenChange={setOpen}>
      {assigned_to?.id !== callerId && (
        <Menu.Item onClick={() => assign.mutate({ id, assessor: callerId })}>{words.toMe}</Menu.Item>
      )}
      {assigned_to !== null && (
        <Menu.Item onClick={() => assign.mutate({ id, assessor: null })}>{words.takeBack(assigned_to.name)}</Menu.Item>
      )}
      {others.map((one) => (
        <Menu.Item key={one.id} onClick={() => assign.mutate({ id, assessor: one.id })}>
          {words.to(one.name, one.waiting)}
        </Menu.Item>
      ))}
      {!share.isSuccess && <Menu.Label>{share.isError ? words.loadFailed : words.loading}</Menu.Label>}
    </RowMenu>
  );
}
