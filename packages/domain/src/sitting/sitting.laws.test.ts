import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SittingAction, SittingEvent } from './events.ts';
import { listeningPosition, playedSeconds } from './listening-position.ts';
import { extraTimeOf, type ExamPlan, type SittingPlan } from './plan.ts';
import { isHeeded, sittingEndsAt, sittingState } from './sitting-state.ts';
import type { SatExam } from './state.ts';

const BEGIN = 1_000_000_000;
const seconds = (max: number) => fc.integer({ min: 0, max });

const recordedArb: fc.Arbitrary<ExamPlan> = fc
  .record({
    parts: fc.array(
      fc.record({ reading_seconds: seconds(60), recording_seconds: seconds(600), checking_seconds: seconds(60) }),
      { minLength: 1, maxLength: 4 },
    ),
    checking_seconds: seconds(120),
  })
  .map((recording) => ({ seconds: playedSeconds(recording) + recording.checking_seconds, recording }));
const writtenArb: fc.Arbitrary<ExamPlan> = fc.record({ seconds: seconds(3600), recording: fc.constant(null) });
const extraArb = fc.record({ percent: fc.integer({ min: 0, max: 100 }), minutes: fc.integer({ min: 0, max: 30 }) });

const planArb: fc.Arbitrary<SittingPlan> = fc.record({
  created_at: fc.constant(BEGIN),
  start_within_seconds: seconds(3600),
  instructions_seconds: seconds(300),
  pause_seconds: seconds(600),
  extra_time: extraArb,
  exams: fc.array(fc.oneof(recordedArb, writtenArb), { maxLength: 4 }),
});

const momentArb = fc.integer({ min: BEGIN, max: BEGIN + 5 * 3600 * 1000 });
const examArb = fc.integer({ min: 0, max: 4 });
const actionArb = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('next' as const),
      exam: examArb,
      phase: fc.constantFrom('instructions' as const, 'pause' as const),
    }),
  },
  fc.record({ type: fc.constant('finish' as const), exam: examArb, all: fc.boolean() }),
  fc.record({
    type: fc.constant('extra_time' as const),
    percent: fc.integer({ min: 0, max: 100 }),
    minutes: seconds(30),
  }),
  fc.record({ type: fc.constant('unheard' as const), exam: examArb, from: momentArb, to: momentArb }),
  fc.record({ type: fc.constant('extend' as const), exam: examArb, minutes: seconds(30) }),
  fc.record({ type: fc.constant('end' as const) }),
  fc.record({ type: fc.constant('reopen' as const), exam: examArb, minutes: seconds(30) }),
);
const isReopening = ({ type }: { readonly type: string }) => type === 'reopen';
const isEnding = ({ type }: { readonly type: string }) => type === 'finish' || type === 'end';
/** As a server writes them: each later than the one before, or at the same moment. */
const eventsArb: fc.Arbitrary<readonly SittingEvent[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1_200_000 }), actionArb), { maxLength: 14 })
  .map((given) => {
    let at = BEGIN;
    return given.map(([later, action], seq) => {
      at += later;
      return { ...action, at, seq };
    });
  });

const before = (events: readonly SittingEvent[], now: number) => events.filter(({ at }) => at <= now);
const RANK = ['waiting', 'instructions', 'running', 'checking', 'ended'] as const;
const rank = ({ phase }: SatExam) => RANK.indexOf(phase);

/** Each value with the one before it. */
const pairs = <T>(values: readonly T[]): readonly (readonly [T, T])[] =>
  values.slice(1).map((value, index) => [values[index] ?? value, value]);
const ascending = (moments: readonly number[]) => [...moments].sort((one, other) => one - other);

/** Lists the fields of an exam that went backwards. */
function stepsBack(earlier: SatExam, later: SatExam | undefined): readonly string[] {
  if (!later) return ['gone'];
  return [
    ...(rank(later) < rank(earlier) ? ['its phase'] : []),
    ...(earlier.started_at !== null && later.started_at !== earlier.started_at ? ['its start'] : []),
    ...(earlier.phase === 'ended' && JSON.stringify(later) !== JSON.stringify(earlier) ? ['its end'] : []),
    ...(later.extra_seconds < earlier.extra_seconds || later.granted_seconds < earlier.granted_seconds
      ? ['what was granted']
      : []),
  ];
}

/** The milliseconds by which an exam exceeded its granted time. */
function overtime(planned: ExamPlan, { started_at, ended_at, extra_seconds, granted_seconds }: SatExam): number {
  const granted = Math.round((planned.seconds + extra_seconds + granted_seconds) * 1000);
  return started_at === null || ended_at === null ? 0 : ended_at - started_at - granted;
}

const overtimes = (plan: SittingPlan, events: readonly SittingEvent[]) => {
  const { exams } = sittingState(plan, events, Number.MAX_SAFE_INTEGER);
  return plan.exams.map((planned, index) => overtime(planned, exams[index] ?? NEVER));
};
const NEVER: SatExam = {
  phase: 'ended',
  started_at: null,
  started_by: null,
  ended_at: null,
  extra_seconds: 0,
  extended_seconds: 0,
  granted_seconds: 0,
  closed_seconds: 0,
  granted_until: 0,
};

describe('a sitting, whatever happens in it', () => {
  it('only goes forward, and never opens again what is over, unless it is reopened [D40]', () => {
    fc.assert(
      fc.property(planArb, eventsArb, fc.array(momentArb, { minLength: 2, maxLength: 8 }), (plan, given, moments) => {
        const events = given.filter((event) => !isReopening(event));
        const states = ascending(moments).map((now) => sittingState(plan, before(events, now), now));
        for (const [earlier, later] of pairs(states)) {
          expect(later.exam).toBeGreaterThanOrEqual(earlier.exam);
          expect(later.since).toBeGreaterThanOrEqual(earlier.since);
          expect(earlier.exams.flatMap((exam, index) => stepsBack(exam, later.exams[index]))).toEqual([]);
        }
      }),
    );
  });

  it('gives each exam the time that was granted, unless it is finished before [D40]', () => {
    fc.assert(
      fc.property(planArb, eventsArb, (plan, events) => {
        const unfinished = events.filter((event) => !isEnding(event));
        expect(overtimes(plan, unfinished)).toEqual(plan.exams.map(() => 0));
        for (const more of overtimes(plan, events)) expect(more).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('grants extra time to every exam, no less than was planned', () => {
    fc.assert(
      fc.property(planArb, eventsArb, (plan, events) => {
        const { exams } = sittingState(plan, events, Number.MAX_SAFE_INTEGER);
        for (const [index, planned] of plan.exams.entries())
          expect(exams[index]?.extra_seconds ?? 0).toBeGreaterThanOrEqual(extraTimeOf(planned, plan.extra_time));
      }),
    );
  });

  it('is the same wherever it is asked about: the order in which events are read says nothing [D40]', () => {
    const shuffledArb = eventsArb.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray([...events], { minLength: events.length })),
    );
    fc.assert(
      fc.property(planArb, shuffledArb, momentArb, (plan, [events, shuffled], now) => {
        expect(sittingState(plan, shuffled, now)).toEqual(sittingState(plan, events, now));
      }),
    );
  });

  it('is changed by nothing that happens after its end, unless it is reopened', () => {
    fc.assert(
      fc.property(planArb, eventsArb, actionArb, (plan, events, action) => {
        fc.pre(!isReopening(action));
        const end = sittingEndsAt(plan, events);
        const late: SittingEvent = { ...action, at: Math.max(end, events.at(-1)?.at ?? 0), seq: events.length };
        expect(isHeeded(plan, events, late)).toBe(false);
        const now = late.at + 1;
        expect(sittingState(plan, [...events, late], now)).toEqual(sittingState(plan, events, now));
      }),
    );
  });

  it('reopens only the exam that ended last, which runs for the time it had left or longer [D199]', () => {
    fc.assert(
      fc.property(planArb, eventsArb, examArb, seconds(30), seconds(600_000), (plan, events, exam, minutes, later) => {
        const at = (events.at(-1)?.at ?? BEGIN) + later;
        const before = sittingState(plan, events, at);
        const after = sittingState(plan, [...events, { type: 'reopen', exam, minutes, at, seq: events.length }], at);
        const [over, planned] = [before.exams[exam], plan.exams[exam]];
        const isLast = before.exams.slice(exam + 1).every(({ started_at }) => started_at === null);
        const left = over && planned ? -overtime(planned, over) : 0;
        const isReopened = over?.phase === 'ended' && over.started_at !== null && isLast && left + minutes > 0;
        expect(isReopened ? [] : after).toEqual(isReopened ? [] : before);
        if (!isReopened) return;
        expect([after.exam, after.since]).toEqual([exam, at]);
        expect(['running', 'checking']).toContain(after.phase);
        const end = sittingState(plan, [...events, { type: 'reopen', exam, minutes, at, seq: events.length }], 1e15);
        expect((end.exams[exam]?.ended_at ?? 0) - at).toBe(Math.max(left, minutes * 60_000));
        expect(after.exams.slice(0, exam)).toEqual(before.exams.slice(0, exam));
      }),
    );
  });

  it('adds up the minutes by which staff extend an exam, beside its extra time [D199]', () => {
    fc.assert(
      fc.property(planArb, extraArb, seconds(30), seconds(30), fc.boolean(), (plan, extra, one, other, isFirst) => {
        const actions: SittingAction[] = [
          { type: 'extend', exam: 0, minutes: one },
          { type: 'extend', exam: 0, minutes: other },
        ];
        actions.splice(isFirst ? 0 : 2, 0, { type: 'extra_time', ...extra });
        const events = actions.map((action, seq): SittingEvent => Object.assign({ at: BEGIN, seq }, action));
        const { exams, phase } = sittingState(plan, events, BEGIN);
        fc.pre(phase !== 'ended');
        const planned = plan.exams[0] ?? { seconds: 0, recording: null };
        const most = Math.max(extraTimeOf(planned, plan.extra_time), extraTimeOf(planned, extra));
        expect(exams[0]?.extra_seconds).toBe(most + (one + other) * 60);
      }),
    );
  });

  it('is the same without the events that are not heeded', () => {
    fc.assert(
      fc.property(planArb, eventsArb, momentArb, (plan, events, moment) => {
        const kept: SittingEvent[] = [];
        for (const event of events) if (isHeeded(plan, kept, event)) kept.push(event);
        const now = Math.max(moment, events.at(-1)?.at ?? 0);
        expect(sittingState(plan, kept, now)).toEqual(sittingState(plan, events, now));
      }),
    );
  });

  it('has a deadline that has not passed, as long as it is not over', () => {
    fc.assert(
      fc.property(planArb, eventsArb, momentArb, (plan, events, now) => {
        const { phase, deadline } = sittingState(plan, before(events, now), now);
        expect(deadline === null).toBe(phase === 'ended');
        expect(deadline ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);
      }),
    );
  });

  it('plays each second once, but for what is granted back', () => {
    const steps = ['reading', 'playing', 'checking'];
    fc.assert(
      fc.property(recordedArb, fc.array(momentArb, { minLength: 2 }), (plan, moments) => {
        const exam = { started_at: BEGIN, granted_seconds: 0 };
        const places = ascending(moments).map((now) => {
          const place = listeningPosition(plan, exam, now);
          return (place?.part ?? 0) * 1e9 + steps.indexOf(place?.step ?? '') * 1e6 + (place?.second ?? 0);
        });
        expect(places).toEqual(ascending(places));
      }),
    );
  });
});
