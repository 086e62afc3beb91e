import type { QueuedSubmission } from '@bandwise/api-contract/admin';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.assessing;

interface AssignedToProps {
  readonly assessor: QueuedSubmission['assigned_to'];
  /** The line around the name; absent: the name alone. */
  readonly render?: (name: string) => string;
}

/** The assessor of a submission by name, the caller as "You". */
export function AssignedTo({ assessor, render }: AssignedToProps) {
  const callerId = useCurrentUser().data?.id;
  const name = assessor === null ? words.shares.none : assessor.id === callerId ? words.you : assessor.name;
  return render ? render(name) : name;
}
