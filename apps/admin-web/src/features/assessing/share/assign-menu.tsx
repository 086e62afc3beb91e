import type { QueuedSubmission } from '@bandwise/api-contract/admin';
import { Menu } from '@mantine/core';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { RowMenu } from '../../../shared/table/row-menu.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { nameOf } from '../names.ts';
import { useAssign, useShare, useShareClass } from './share-calls.ts';

const words = texts.assessing.share;

interface AssignMenuProps {
  readonly submission: Pick<QueuedSubmission, 'assigned_to' | 'id' | 'learner' | 'title'>;
  /** The class whose assessors the menu lists; absent: the only class of the caller. */
  readonly classId?: string | undefined;
}

/** Assigns a submission to the caller or another assessor of the class, or takes it back. */
export function AssignMenu({ submission, classId }: AssignMenuProps) {
  const { id, title, learner, assigned_to } = submission;
  const callerId = useCurrentUser().data?.id;
  const shown = useShareClass(classId);
  const assessors = useShare(shown?.id).data?.assessors ?? [];
  const assign = useAssign();
  if (callerId === undefined) return null;
  const others = assessors.filter((one) => one.id !== callerId && one.id !== assigned_to?.id);
  return (
    <RowMenu label={words.assignOf(title, nameOf(learner))}>
      {assigned_to?.id !== callerId && (
        <Menu.Item onClick={() => assign.mutate({ id, assessor: callerId })}>{words.toMe}</Menu.Item>
      )}
      {others.map((one) => (
        <Menu.Item key={one.id} onClick={() => assign.mutate({ id, assessor: one.id })}>
          {words.to(one.name, one.waiting)}
        </Menu.Item>
      ))}
      {assigned_to !== null && (
        <Menu.Item onClick={() => assign.mutate({ id, assessor: null })}>{words.takeBack(assigned_to.name)}</Menu.Item>
      )}
    </RowMenu>
  );
}
