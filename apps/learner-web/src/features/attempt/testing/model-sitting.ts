import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import type { SavedSectionBody, SectionSave, SittingBody, SittingFrameBody } from '@bandwise/api-contract/learner';
import { NO_EXTRA_TIME, SITTING_DEFAULTS, sittingState, type SittingEvent } from '@bandwise/domain/internal';
import { buildSection } from '../../../testing/build-section.ts';
import type { SittingCalls } from '../store/sitting/sitting-calls.ts';

const MINUTE = 60_000;
const GRACE = 30_000;
const ID = '00000000-0000-4000-8000-000000000051';

/** A server with one sitting of reading exams of two parts each, by the domain's own rules. Time is the fake timers'. */
export function modelSitting({ exams: count = 1, minutes = 60 } = {}) {
  const now = () => Date.now();
  const events: SittingEvent[] = [];
  const exams = Array.from({ length: count }, (_, exam) => {
    const parts = [0, 1].map((part) => buildSection({ id: `exam-${exam}-part-${part}`, part_number: part + 1 }));
    return { title: `Test ${exam + 1}`, parts };
  });
  const plan: SittingBody['plan'] = {
    ...SITTING_DEFAULTS,
    created_at: now(),
    extra_time: NO_EXTRA_TIME,
    exams: exams.map(({ title, parts }) => ({
      exam_id: title,
      title,
      skill: 'reading',
      variant: 'academic',
      seconds: minutes * 60,
      recording: null,
      free_movement: true,
      parts: parts.map(({ id, version, part_number, title: name }) => ({
        sectionID: id,
        version,
        part_number,
        title: name,
        questions_count: 2,
        minutes: minutes / 2,
      })),
    })),
  };
  const stored = new Map<string, Omit<SavedSectionBody, 'sectionID'>>();
  const network = { isDown: false };
  let isHandedIn = false;

  const at = () => sittingState(plan, events, now());
  const frame = (): SittingFrameBody => {
    const state = at();
    // As on the server: what was typed in time may still arrive for a moment, unless the learner has sent all.
    const isClosed = state.phase === 'ended' && (isHandedIn || now() > state.since + GRACE);
    const status = isClosed ? 'ended' : 'running';
    return { id: ID, status, now: now(), plan, events: [...events], state: { ...state, exams: [...state.exams] } };
  };
  const savedOf = (sectionID: string) => ({
    sectionID,
    ...(stored.get(sectionID) ?? { answers: {}, flags: {}, text: '' }),
  });
  const whole = (): SittingBody => {
    const { phase, exam } = at();
    const isRunning = phase === 'running';
    const parts = isRunning ? (exams[exam]?.parts ?? []) : [];
    return { ...frame(), sections: parts.map((section) => ({ section, saved: savedOf(section.id) })), recordings: {} };
  };
  const keep = ({ sectionID, changes = {}, flags = {}, text }: SectionSave) => {
    const before = savedOf(sectionID);
    const answers = { ...before.answers };
    for (const [address, { value }] of Object.entries(changes)) answers[address] = String(value);
    const flagged = { ...before.flags };
    for (const [number, { value }] of Object.entries(flags)) flagged[number] = value;
    const pasted_words = text?.pasted_words ?? before.pasted_words ?? 0;
    stored.set(sectionID, {
      answers,
      flags: flagged,
      text: text?.value ?? before.text,
      ...(pasted_words > 0 ? { pasted_words } : {}),
    });
  };
  const isTaken = () => {
    const { phase, since } = at();
    return phase === 'running' || (phase !== 'instructions' && now() <= since + GRACE && !isHandedIn);
  };
  const happen = (action: Record<string, unknown>) =>
    // The actions are the store's own, with the moment added.
    events.push({ ...action, at: now(), seq: events.length } as SittingEvent);
  const reached = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (network.isDown) throw new NetworkError('cut');
  };

  const calls: SittingCalls = {
    async read() {
      await reached();
      return whole();
    },
    async ask() {
      await reached();
      return frame();
    },
    async save(sections) {
      await reached();
      if (!isTaken())
        throw new ApiError({
          status: 409,
          code: 'sitting_closed',
          message: 'Over.',
          issues: [],
          retryAfter: null,
          fromServer: true,
        });
      for (const section of sections) keep(section);
      return { ...frame(), saved: sections.map(({ sectionID }) => savedOf(sectionID)) };
    },
    async next(exam, phase) {
      await reached();
      happen({ type: 'next', exam, phase });
      return whole();
    },
    async finish(exam, sections, all = false) {
      await reached();
      if (isTaken()) for (const section of sections) keep(section);
      happen({ type: 'finish', exam, all });
      isHandedIn ||= at().phase === 'ended';
      return whole();
    },
    async unheard(exam, from, to) {
      await reached();
      happen({ type: 'unheard', exam, from, to });
      return frame();
    },
    result: () => Promise.reject(new Error('This model marks nothing')),
  };
  return {
    calls,
    network,
    events,
    stored,
    whole,
    /** The response for a guest. */
    plan: () => ({ plan, sections: exams.flatMap(({ parts }) => parts) }),
    grant: (percent: number) => happen({ type: 'extra_time', percent, minutes: 0 }),
    minute: MINUTE,
  };
}
