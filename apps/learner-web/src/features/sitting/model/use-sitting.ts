import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { firstNumber } from '@bandwise/domain';
import { useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { createDraftStore } from './attempt-draft.ts';
import { durationOf } from './countdown.ts';
import { openDraft } from './open-draft.ts';
import { beginSitting, reduceSitting, type SittingEvent, type SittingState } from './sitting-state.ts';
import { useSubmission } from './use-submission.ts';

interface SittingSetup {
  readonly section: DeliverySectionBody;
  /** Whose sitting it is: an account's id, or GUEST. */
  readonly owner: string;
  readonly timed: boolean;
  /** Discards what was left unfinished. */
  readonly startAnew: boolean;
}

export interface Sitting {
  readonly state: SittingState;
  readonly dispatch: Dispatch<SittingEvent>;
  /** Milliseconds since 1970; null where there is no clock. */
  readonly deadline: number | null;
}

/** One sitting from opening to result, kept on the device so that a reload or a killed tab loses nothing. */
export function useSitting({ section, owner, timed, startAnew }: SittingSetup): Sitting {
  const { device } = useServices();
  const drafts = useMemo(() => createDraftStore(device), [device]);
  const key = useMemo(
    () => ({ owner, sectionId: section.id, version: section.version }),
    [owner, section.id, section.version],
  );
  const [opened] = useState(() =>
    openDraft(startAnew ? null : drafts.load(key), {
      now: Date.now(),
      duration: timed ? durationOf(section.time) : null,
    }),
  );
  const [state, dispatch] = useReducer(reduceSitting, opened, (draft) =>
    beginSitting(draft, firstNumber(section.groups)),
  );
  useSubmission(section, state, dispatch);

  const { answers, phase } = state;
  useEffect(() => {
    if (phase.name === 'submitted') drafts.discard(key);
    else drafts.save(key, { answers, deadline: opened.deadline, closed: phase.name !== 'answering' });
  }, [drafts, key, answers, phase.name, opened.deadline]);

  return { state, dispatch, deadline: opened.deadline };
}
