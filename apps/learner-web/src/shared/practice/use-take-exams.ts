import type { FullExam } from '@bandwise/api-contract/learner';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts/texts.ts';
import { GUEST_SITTING, sittingAddress } from './mock-exam-address.ts';

interface Unlocking {
  readonly section: { readonly id: string };
  readonly proceed: () => void;
}

/** Creates a sitting of exams in a row and goes there; a locked part requests its password first. */
export function useTakeExams() {
  const { api, clock, device, grants } = useServices();
  const isGuest = useSession().status === 'signedOut';
  const navigate = useNavigate();
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [unlocking, setUnlocking] = useState<Unlocking | null>(null);

  const create = async (exams: readonly FullExam[]): Promise<string> => {
    const unlockGrants = exams.flatMap(({ parts }) => parts.flatMap(({ id }) => grants.find(id) ?? []));
    const body = {
      exams: exams.map(({ exam_id }) => exam_id),
      ...(unlockGrants.length > 0 ? { grants: unlockGrants } : {}),
    };
    if (!isGuest) return sittingAddress((await api.call('POST /api/sitting', { body })).id);
    const begun = await api.call('POST /api/sitting/plan', { body });
    const { guestSittingOf } = await import('../guest-sitting/guest-sitting.ts');
    guestSittingOf(device).begin({ ...begun, grants: unlockGrants, offset: begun.now - clock.now() });
    return GUEST_SITTING;
  };
  const go = async (exams: readonly FullExam[]) => {
    setTaking(exams[0]?.exam_id ?? null);
    setProblem(null);
    try {
      await navigate(await create(exams));
    } catch (error) {
      setProblem(`${texts.fullTests.startFailed} ${error instanceof Error ? error.message : ''}`);
      setTaking(null);
    }
  };
  const take = (exams: readonly FullExam[]) => {
    const closed = exams.flatMap(({ parts }) => parts).find(({ id, locked }) => locked && !grants.has(id));
    if (!closed) return void go(exams);
    setUnlocking({
      section: closed,
      proceed: () => {
        setUnlocking(null);
        take(exams);
      },
    });
  };
  return {
    take,
    /** The first exam of those whose sitting is being created. */
    taking,
    problem,
    unlocking,
    cancel: () => setUnlocking(null),
  };
}
