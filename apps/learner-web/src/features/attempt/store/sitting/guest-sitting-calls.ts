import { ApiError, type Client, type LearnerRoutes, type RequestOf } from '@bandwise/api-contract/client';
import type { GuestMarkedBody, SectionSave, SittingBody, SittingFrameBody } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { isHeeded, sittingState, type SittingAction } from '@bandwise/domain/internal';
import {
  guestSittingId,
  type GuestPaper,
  type GuestProgress,
  type GuestSitting,
} from '../../../../shared/guest-sitting/guest-sitting.ts';
import { isNotStarted } from '../attempt/guest-calls.ts';
import type { SittingCalls } from './sitting-calls.ts';
import { answersOf, merged, savedOf } from './guest-saved.ts';
import { resultOf, wasSat } from './guest-result.ts';

interface GuestCallsSetup {
  readonly paper: GuestPaper;
  readonly sitting: GuestSitting;
  readonly api: Client<LearnerRoutes>;
  /** The current time by the device's clock. */
  readonly now: () => number;
}

/**
 * Stores a guest's sitting on the device by the server's rules. Only marking calls the server, after the end, so that no key is here
 * before.
 */
export function createGuestCalls({ paper, sitting, api, now: deviceNow }: GuestCallsSetup): SittingCalls {
  const { plan } = paper;
  const id = guestSittingId(paper);
  const now = () => Math.round(deviceNow() + paper.offset);
  const stateAt = (moment = now()) => sittingState(plan, sitting.progress().events, moment);
  const isMarked = ({ marked }: GuestProgress) =>
    toMark(paper, sitting.progress(), now()).every(({ exam_id }) => marked[exam_id] !== undefined);

  function frame(): SittingFrameBody {
    const progress = sitting.progress();
    const state = stateAt();
    const status = state.phase === 'ended' && isMarked(progress) ? 'ended' : 'running';
    return { id, status, now: now(), plan, events: [...progress.events], state: { ...state, exams: [...state.exams] } };
  }

  function whole(): SittingBody {
    const { phase, exam } = stateAt();
    const isAnswering = phase === 'running' || phase === 'checking';
    const ids = isAnswering ? (plan.exams[exam]?.parts ?? []).map(({ sectionID }) => sectionID) : [];
    const { typed } = sitting.progress();
    const sections = ids.flatMap((sectionID) => {
      const section = paper.sections.find((one) => one.id === sectionID);
      return section ? [{ section, saved: savedOf(sectionID, typed[sectionID]) }] : [];
    });
    return { ...frame(), sections, recordings: {} };
  }

  function keep(saves: readonly SectionSave[]) {
    const typed = { ...sitting.progress().typed };
    for (const save of saves) typed[save.sectionID] = merged(typed[save.sectionID], save, lastMoment(save.sectionID));
    if (saves.length > 0) sitting.change({ typed });
  }

  /** Until when something typed in a section counts. */
  function lastMoment(sectionID: string): number {
    const place = plan.exams.findIndex(({ parts }) => parts.some((part) => part.sectionID === sectionID));
    const sat = stateAt().exams[place];
    return sat?.phase === 'running' || sat?.phase === 'checking' ? Infinity : (sat?.ended_at ?? 0);
  }

  function happen(action: SittingAction) {
    const { events } = sitting.progress();
    const event = { ...action, at: Math.max(now(), events.at(-1)?.at ?? 0), seq: events.length };
    if (isHeeded(plan, events, event)) sitting.change({ events: [...events, event] });
  }

  const grants = paper.grants.length > 0 ? { grants: [...paper.grants] } : {};

  async function mark(exam: RequestOf<LearnerRoutes['POST /api/sitting/mark']>['body']): Promise<GuestMarkedBody> {
    const place = plan.exams.findIndex(({ exam_id }) => exam_id === exam.exam_id);
    // Sittings stored by an older release have no tokens.
    const attempt = paper.attempts?.[place];
    const body = { ...exam, ...(attempt === undefined ? {} : { attempt }) };
    try {
      return await api.call('POST /api/sitting/mark', { body });
    } catch (error) {
      if (!isNotStarted(error)) throw error;
      // The token expired before the marking.
      const { attempts } = await api.call('POST /api/sitting/plan', { body: { exams: [exam.exam_id], ...grants } });
      return api.call('POST /api/sitting/mark', { body: { ...exam, attempt: attempts[0] ?? '' } });
    }
  }

  async function markAll(): Promise<void> {
    for (const { exam_id, parts } of toMark(paper, sitting.progress(), now())) {
      const { marked, typed } = sitting.progress();
      if (marked[exam_id] !== undefined) continue;
      const sections = parts.map(({ sectionID }) => ({ sectionID, answers: answersOf(typed[sectionID] ?? {}) }));
      const result = await mark({ exam_id, sections, ...grants }).catch(refusalOf);
      sitting.change({ marked: { ...sitting.progress().marked, [exam_id]: result } });
    }
  }

  return {
    read: async () => whole(),
    ask: async () => frame(),
    save: async (saves) => {
      keep(saves);
      const { typed } = sitting.progress();
      return { ...frame(), saved: saves.map(({ sectionID }) => savedOf(sectionID, typed[sectionID])) };
    },
    next: async (exam, phase) => {
      happen({ type: 'next', exam, phase });
      return whole();
    },
    finish: async (exam, saves, all = false) => {
      keep(saves);
      happen({ type: 'finish', exam, all });
      if (stateAt().phase === 'ended') await markAll();
      return whole();
    },
    unheard: async (exam, from, to) => {
      happen({ type: 'unheard', exam, from, to });
      return frame();
    },
    result: async () => resultOf(paper, sitting.progress(), stateAt()),
  };
}

/** The exams whose marks belong to the result. */
function toMark(paper: GuestPaper, progress: GuestProgress, now: number): GuestPaper['plan']['exams'] {
  const state = sittingState(paper.plan, progress.events, now);
  return paper.plan.exams.filter(
    (exam, index) => isMarkedSkill(exam.skill) && wasSat(exam, state.exams[index], progress),
  );
}

/** The message of a permanent refusal: the exam was deleted or locked. @throws a temporary error */
function refusalOf(error: unknown): string {
  const lasting: (string | null)[] = [
    'bad_request',
    'attempt_closed',
    'forbidden',
    'not_found',
    'section_locked',
    'sitting_running',
    'unauthenticated',
    'validation_failed',
  ];
  if (error instanceof ApiError && lasting.includes(error.code)) return error.message;
  throw error;
}
