import { inOrder, type SittingEvent } from './events.ts';
import { locatePart, partStarts, playedSeconds } from './listening-position.ts';
import { extraTimeOf, UNHEARD_MAX, type ExamPlan, type SittingPlan } from './plan.ts';
import type { SatExam, SittingState } from './state.ts';

/**
 * Computes the state of a sitting at a moment from its plan and events: a pure function, so every process gets the same result.
 *
 * @param events all that have happened, in any order.
 * @param now milliseconds since 1970. A clock behind the last event counts as the time of that event.
 * @example sittingState(plan, [], plan.created_at).phase // 'instructions'
 */
export function sittingState(plan: SittingPlan, events: readonly SittingEvent[], now: number): SittingState {
  const after = inOrder(events).reduce(
    (state, event) => apply(plan, advance(plan, state, event.at), event),
    begin(plan),
  );
  return advance(plan, after, now);
}

/** The time when a sitting ends without further events. Extra time and time given back can delay it. */
export function sittingEndsAt(plan: SittingPlan, events: readonly SittingEvent[]): number {
  return sittingState(plan, events, Number.MAX_SAFE_INTEGER).since;
}

/** Whether an event changes the state. An event that changes nothing does not need to be stored. */
export function isHeeded(plan: SittingPlan, events: readonly SittingEvent[], event: SittingEvent): boolean {
  const before = sittingState(plan, events, event.at);
  return apply(plan, before, event) !== before;
}

const WAITING: SatExam = {
  phase: 'waiting',
  started_at: null,
  started_by: null,
  ended_at: null,
  extra_seconds: 0,
  extended_seconds: 0,
  granted_seconds: 0,
  closed_seconds: 0,
  granted_until: 0,
};

function begin(plan: SittingPlan): SittingState {
  const exams = plan.exams.map((exam): SatExam => ({
    ...WAITING,
    extra_seconds: extraTimeOf(exam, plan.extra_time),
  }));
  const waiting: SittingState = { phase: 'pause', exam: 0, since: plan.created_at, deadline: null, exams };
  return exams.length === 0 ? ended(waiting, plan.created_at) : instruct(plan, waiting, plan.created_at);
}

/** Lets the clock run until `now`. */
function advance(plan: SittingPlan, state: SittingState, now: number): SittingState {
  let current = state;
  while (current.deadline !== null && current.deadline <= now) current = expire(plan, current, current.deadline);
  return current;
}

/** Applies the deadlines that passed without an action. */
function expire(plan: SittingPlan, state: SittingState, at: number): SittingState {
  switch (state.phase) {
    case 'instructions':
      return state.exam === 0 ? ended(state, at) : start(plan, state, { at, by: 'clock' });
    case 'running':
      return planOf(plan, state).recording === null ? endExam(plan, state, at) : check(plan, state, at);
    case 'checking':
      return endExam(plan, state, at);
    case 'pause':
      return instruct(plan, state, at);
    case 'ended':
      return state;
  }
}

/** Returns the same state if the event no longer applies. */
function apply(plan: SittingPlan, state: SittingState, event: SittingEvent): SittingState {
  if (event.type === 'reopen') return reopen(plan, state, event);
  if (state.phase === 'ended') return state;
  switch (event.type) {
    case 'next':
      if (event.exam !== state.exam || event.phase !== state.phase) return state;
      return event.phase === 'pause'
        ? instruct(plan, state, event.at)
        : start(plan, state, { at: event.at, by: 'learner' });
    case 'finish':
      return finish(plan, state, event);
    case 'extra_time':
      return grantExtraTime(plan, state, event);
    case 'unheard':
      return event.exam === state.exam ? grantUnheard(plan, state, event) : state;
    case 'extend':
      return extend(plan, state, event);
    case 'end':
      return ended(state, event.at);
  }
}

function finish(
  plan: SittingPlan,
  state: SittingState,
  { exam, all, at }: Extract<SittingEvent, { type: 'finish' }>,
): SittingState {
  const isRunning = state.phase === 'running' || state.phase === 'checking';
  if (exam !== state.exam || (state.exam === 0 && !isRunning)) return state;
  if (all) return ended(state, at);
  return isRunning ? endExam(plan, state, at) : state;
}

function instruct(plan: SittingPlan, state: SittingState, at: number): SittingState {
  const seconds = state.exam === 0 ? plan.start_within_seconds : plan.instructions_seconds;
  const exams = changed(state, { phase: 'instructions' });
  return { ...state, phase: 'instructions', since: at, deadline: at + seconds * 1000, exams };
}

function start(
  plan: SittingPlan,
  state: SittingState,
  { at, by }: { readonly at: number; readonly by: 'learner' | 'clock' },
): SittingState {
  const exams = changed(state, { phase: 'running', started_at: at, started_by: by });
  return timed(plan, { ...state, phase: 'running', since: at, exams });
}

function check(plan: SittingPlan, state: SittingState, at: number): SittingState {
  return timed(plan, { ...state, phase: 'checking', since: at, exams: changed(state, { phase: 'checking' }) });
}

function endExam(plan: SittingPlan, state: SittingState, at: number): SittingState {
  const exams = changed(state, { phase: 'ended', ended_at: at });
  if (state.exam === plan.exams.length - 1) return ended({ ...state, exams }, at);
  return { phase: 'pause', exam: state.exam + 1, since: at, deadline: at + plan.pause_seconds * 1000, exams };
}

function ended(state: SittingState, at: number): SittingState {
  const exams = state.exams.map((exam): SatExam => ({ ...exam, phase: 'ended', ended_at: exam.ended_at ?? at }));
  return { ...state, phase: 'ended', since: at, deadline: null, exams };
}

function grantExtraTime(
  plan: SittingPlan,
  state: SittingState,
  extra: Extract<SittingEvent, { type: 'extra_time' }>,
): SittingState {
  const exams = state.exams.map((exam, index) => {
    const planned = plan.exams[index];
    if (exam.phase === 'ended' || planned === undefined) return exam;
    const extra_seconds = Math.max(exam.extra_seconds, exam.extended_seconds + extraTimeOf(planned, extra));
    return { ...exam, extra_seconds };
  });
  if (exams.every((exam, index) => exam.extra_seconds === state.exams[index]?.extra_seconds)) return state;
  return timed(plan, { ...state, exams });
}

function grantUnheard(
  plan: SittingPlan,
  state: SittingState,
  { from, to, at }: Extract<SittingEvent, { type: 'unheard' }>,
): SittingState {
  const exam = examOf(state);
  const { recording } = planOf(plan, state);
  if (state.phase !== 'running' || recording === null || exam.started_at === null) return state;
  const shift = exam.started_at + ms(exam.granted_seconds);
  const { part } = locatePart(recording, (at - shift) / 1000);
  const { playing, checking } = partStarts(recording, part);
  const begins = Math.max(from, exam.granted_until, shift + ms(playing));
  const ends = Math.min(to, at, shift + ms(checking));
  const givenBack = ms(exam.granted_seconds) - ms(exam.closed_seconds);
  const granted = Math.min(ends - begins, UNHEARD_MAX - givenBack);
  if (granted <= 0) return state;
  const granted_seconds = (ms(exam.granted_seconds) + granted) / 1000;
  return timed(plan, { ...state, exams: changed(state, { granted_seconds, granted_until: ends }) });
}

function extend(
  plan: SittingPlan,
  state: SittingState,
  { exam: index, minutes }: Extract<SittingEvent, { type: 'extend' }>,
): SittingState {
  const extended = state.exams[index];
  if (extended === undefined || extended.phase === 'ended' || minutes <= 0) return state;
  const exams = state.exams.map((exam, place) => (place === index ? withMore(exam, minutes * 60) : exam));
  return timed(plan, { ...state, exams });
}

function withMore(exam: SatExam, seconds: number): SatExam {
  return {
    ...exam,
    extra_seconds: exam.extra_seconds + seconds,
    extended_seconds: exam.extended_seconds + seconds,
  };
}

function reopen(
  plan: SittingPlan,
  state: SittingState,
  { exam: index, minutes, at }: Extract<SittingEvent, { type: 'reopen' }>,
): SittingState {
  const over = state.exams[index];
  const planned = plan.exams[index];
  if (!planned || !over || over.phase !== 'ended' || over.started_at === null || over.ended_at === null) return state;
  if (state.exams.slice(index + 1).some(({ started_at }) => started_at !== null)) return state;
  const counted = over.ended_at - over.started_at - ms(over.granted_seconds);
  const left = Math.max(0, ms(planned.seconds + over.extra_seconds) - counted);
  if (left === 0 && minutes <= 0) return state;
  const closed = (at - over.ended_at) / 1000;
  const isPlaying = planned.recording === null || counted < ms(playedSeconds(planned.recording));
  const phase = isPlaying ? 'running' : 'checking';
  const again: SatExam = {
    ...withMore(over, Math.max(0, minutes * 60 - left / 1000)),
    phase,
    ended_at: null,
    granted_seconds: over.granted_seconds + closed,
    granted_until: at,
    closed_seconds: over.closed_seconds + closed,
  };
  const exams = state.exams.map((exam, place): SatExam => {
    if (place === index) return again;
    return place < index ? exam : { ...exam, phase: 'waiting', ended_at: null };
  });
  return timed(plan, { phase, exam: index, since: at, deadline: null, exams });
}

/** Returns the state with the deadline of its exam's clock. Other phases keep their deadlines. */
function timed(plan: SittingPlan, state: SittingState): SittingState {
  if (state.phase !== 'running' && state.phase !== 'checking') return state;
  const { seconds, recording } = planOf(plan, state);
  const { started_at, extra_seconds, granted_seconds } = examOf(state);
  const isPlaying = state.phase === 'running' && recording !== null;
  const clock = isPlaying ? playedSeconds(recording) : seconds + extra_seconds;
  return { ...state, deadline: (started_at ?? state.since) + ms(clock + granted_seconds) };
}

function changed(state: SittingState, change: Partial<SatExam>): readonly SatExam[] {
  return state.exams.map((exam, index) => (index === state.exam ? { ...exam, ...change } : exam));
}

function examOf({ exams, exam }: SittingState): SatExam {
  return exams[exam] ?? WAITING;
}

function planOf({ exams }: SittingPlan, { exam }: SittingState): ExamPlan {
  const planned = exams[exam];
  if (planned === undefined) throw new RangeError(`A sitting has no exam ${exam}`);
  return planned;
}

/** Converts seconds, also fractions, into milliseconds. */
function ms(seconds: number): number {
  return Math.round(seconds * 1000);
}
