import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { currentUserQuery } from '../../../shared/account/current-user.ts';
import { fullName } from '../../../shared/account/user-name.ts';
import { useServices } from '../../../shared/services/services.ts';
import { OpenedSitting } from '../sitting/opened-sitting.tsx';
import { createSittingCalls } from '../store/sitting/sitting-calls.ts';

// Only assigned sittings have something to show, and never at first.
const RoomWatch = late(codeOf(async () => (await import('../sitting/room/room-watch.tsx')).RoomWatch));

// One file for both: a guest's sitting is the same screens.
export { GuestSittingPage } from './guest-sitting-page.tsx';

/** /sitting/{id}: whole tests under exam conditions, from their instructions to their result. */
export function SittingPage() {
  const id = useParams()['id'] ?? '';
  const { api } = useServices();
  const user = useQuery(currentUserQuery(api));
  const calls = useMemo(() => createSittingCalls(api, id), [api, id]);
  const sitter = user.data ? { owner: user.data.id, taker: fullName(user.data), isGuest: false } : null;
  return (
    <OpenedSitting
      key={id}
      id={id}
      calls={calls}
      sitter={sitter}
      unknown={user.error}
      onAskAgain={() => void user.refetch()}
      Room={RoomWatch}
    />
  );
}
