import type { DeliverySectionBody, MarkedBody } from '@bandwise/api-contract/learner';
import { firstNumber, isAnswered, markedUnits, skills, type Answers, type DeliveryGroup } from '@bandwise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { lastResultKey, noteAttempt, partListKey, sectionListKey } from '../../../../shared/practice/section-list.ts';
import type { Services } from '../../../../shared/services/services.ts';
import { sectionQuery } from './section-query.ts';
import { visibleAnswers } from '../../../../shared/attempt-drafts/answer-copy.ts';
import { createDraftStore, GUEST, PREVIEW } from '../../../../shared/attempt-drafts/draft-store.ts';
import { openedState, reviewedState, type GivenAnswers } from './attempt-state.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import { durationOf } from './duration.ts';
import { openDraft, openStored } from './open-draft.ts';
import { createTransport } from './transport.ts';

export interface AttemptSetup {
  readonly section: DeliverySectionBody;
  /** The owner of the attempt: an account's id, or GUEST. */
  readonly owner: string;
  /** Discards what was left unfinished. */
  readonly startAnew: boolean;
  /** The page was reloaded, not opened again. */
  readonly reloaded: boolean;
  /** One that was submitted earlier, to read. */
  readonly reviewed?: { readonly attempt: GivenAnswers; readonly result: MarkedBody };
}

/** The store of one attempt, on this device and with the real server. */
export function openAttempt(services: Services, queryClient: QueryClient, setup: AttemptSetup): AttemptStore {
  const { section, owner, startAnew, reloaded, reviewed } = setup;
  const drafts = createDraftStore(services.device);
  const key = { owner, sectionId: section.id, version: section.version };
  const duration = skills[section.skill].hasClock ? durationOf(section.time) : null;
  const { now } = services.clock;
  const isPreview = owner === PREVIEW;
  const isStored = owner !== GUEST && !isPreview;
  const opening = { now: now(), duration, restart: startAnew, reloaded };
  const draft = reviewed ? openDraft(null, opening) : openStored(drafts, key, opening);
  // Before it is needed: the connection may be lost by then.
  const guestResults =
    owner === GUEST ? import('../../../../shared/guest-results/guest-results.ts').catch(() => null) : null;
  const resumeAt = (answers: Answers) => firstUnanswered(section.groups, answers);
  const answers = visibleAnswers(draft.copy);
  const isResumed = !reviewed && Object.keys(answers).length > 0;
  const current = isResumed ? resumeAt(answers) : firstNumber(section.groups);
  const opened = { draft, isStored, current };
  return createAttemptStore({
    opened: reviewed ? reviewedState(reviewed.attempt, reviewed.result, opened) : openedState(opened),
    key,
    drafts,
    transport: createTransport(services, {
      sectionId: section.id,
      isStored,
      isPreview,
      onAttempt: (attempt) => noteAttempt(queryClient, section.skill, attempt),
      async onGuestMarked(sent, result) {
        const code = await guestResults;
        if (!code) return null;
        return code.storeMarked(services.device, { ...sent, section, result, at: Math.round(now()) });
      },
    }),
    duration,
    resumeAt,
    now,
    isOnline: () => navigator.onLine,
    onSubmitted() {
      const changed = [sectionListKey(section.skill), partListKey(section.skill), lastResultKey(section.id)];
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
    },
    onOtherVersion: (other) => queryClient.setQueryData(sectionQuery(services, section.id).queryKey, other),
  });
}

/** The question to go on with: the first without a whole answer, else the first. */
function firstUnanswered(groups: readonly DeliveryGroup[], answers: Answers): number | null {
  const open = markedUnits(groups).filter(({ addresses }) =>
    addresses.some((address) => !isAnswered({ address }, answers)),
  );
  const numbers = open.map(({ number }) => number);
  return numbers.length === 0 ? firstNumber(groups) : Math.min(...numbers);
}
