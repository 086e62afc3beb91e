import type { RoomLearner } from '@bandwise/api-contract/admin';

export const isOver = ({ state }: RoomLearner) => state === 'ended' || state === 'handed_in';

/** How much a learner needs the teacher; 0: not at all. */
export function attentionOf(learner: RoomLearner): number {
  if (isOver(learner)) return 0;
  if (learner.online === false) return 4;
  if (learner.left_at !== null) return 3;
  if (learner.state === 'not_started') return 2;
  return learner.left_count > 0 ? 1 : 0;
}

/** Learners who need attention first, those who are over last, otherwise in the order of the class. */
export function byAttention(learners: readonly RoomLearner[]): readonly RoomLearner[] {
  const rank = (learner: RoomLearner) => (isOver(learner) ? -1 : attentionOf(learner));
  return [...learners].sort((one, other) => rank(other) - rank(one));
}
