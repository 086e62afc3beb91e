import { describe, expect, it } from 'vitest';
import type { SittingAction, SittingEvent } from './events.ts';
import { examBand } from './exam-band.ts';
import { listeningPosition } from './listening-position.ts';
import { LISTENING_DEFAULTS } from './listening-settings.ts';
import { NO_EXTRA_TIME, SITTING_DEFAULTS, UNHEARD_MAX, type ExamPlan, type SittingPlan } from './plan.ts';
import { isFullExam, planExam, writingAdvice } from './plan-exam.ts';
import { isHeeded, sittingEndsAt, sittingState } from './sitting-state.ts';

const MINUTE = 60_000;
const BEGIN = 1_000_000;
const section = (part_number: number, recording_seconds: number | null = null) => ({
  part_number,
  minutes: 20,
  recording_seconds,
});
const reading = planExam(
  'reading',
  [1, 2, 3].map((part) => section(part)),
  LISTENING_DEFAULTS,
);
const listening = planExam('listening', [section(1, 300), section(2, 200)], LISTENING_DEFAULTS);

const planOf = (exams: readonly ExamPlan[], fields: Partial<SittingPlan> = {}): SittingPlan => ({
  ...SITTING_DEFAULTS,
  created_at: BEGIN,
  extra_time: NO_EXTRA_TIME,
  exams,
  ...fields,
});
const eventsOf = (...given: readonly (readonly [number, SittingAction])[]): SittingEvent[] =>
  given.map(([at, action], seq) => Object.assign({ at: BEGIN + at, seq }, action));
const start = (exam = 0): SittingAction => ({ type: 'next', exam, phase: 'instructions' });
const finish = (exam = 0, all = false): SittingAction => ({ type: 'finish', exam, all });

const at = (plan: SittingPlan, events: readonly SittingEvent[], after: number) => {
  const happened = events.filter((event) => event.at <= BEGIN + after);
  const { phase, exam, deadline } = sittingState(plan, happened, BEGIN + after);
  return [phase, exam, deadline === null ? null : deadline - BEGIN];
};

describe('a reading exam', () => {
  const plan = planOf([reading]);
  const started = eventsOf([MINUTE, start()]);

  it('runs for its sixty minutes from when the learner starts it, and is over when they are', () => {
    expect(at(plan, [], 30 * MINUTE)).toEqual(['instructions', 0, 24 * 60 * MINUTE]);
    expect(at(plan, started, MINUTE)).toEqual(['running', 0, 61 * MINUTE]);
    expect(at(plan, started, 61 * MINUTE - 1)[0]).toBe('running');
    expect(at(plan, started, 61 * MINUTE)).toEqual(['ended', 0, null]);
    expect(sittingEndsAt(plan, started)).toBe(BEGIN + 61 * MINUTE);
  });

  it('is over without having been sat where nobody starts it within a day', () => {
    const { phase, exams } = sittingState(plan, [], BEGIN + 25 * 60 * MINUTE);
    expect([phase, exams[0]?.started_at]).toEqual(['ended', null]);
  });

  it('ends when the learner finishes it, and is not started again', () => {
    const events = eventsOf([MINUTE, start()], [5 * MINUTE, finish()], [6 * MINUTE, start()]);
    expect(sittingState(plan, events, BEGIN + 90 * MINUTE).exams[0]).toMatchObject({
      phase: 'ended',
      ended_at: BEGIN + 5 * MINUTE,
    });
  });

  it('cannot be finished before it is started', () => {
    expect(at(plan, eventsOf([MINUTE, finish()], [MINUTE, finish(0, true)]), MINUTE)[0]).toBe('instructions');
  });

  it('has the extra time of its learner, in percent and minutes', () => {
    const more = planOf([reading], { extra_time: { percent: 25, minutes: 5 } });
    expect(at(more, started, MINUTE)).toEqual(['running', 0, 81 * MINUTE]);
    expect(sittingState(more, [], BEGIN).exams[0]?.extra_seconds).toBe(20 * 60);
  });

  it('takes extra time while it runs, takes none back, and none once it is over', () => {
    const extra = (percent: number): SittingAction => ({ type: 'extra_time', percent, minutes: 0 });
    const granted = eventsOf(
      [0, start()],
      [10 * MINUTE, extra(50)],
      [20 * MINUTE, extra(10)],
      [95 * MINUTE, extra(100)],
    );
    expect(at(plan, granted, 60 * MINUTE)).toEqual(['running', 0, 90 * MINUTE]);
    expect(at(plan, granted, 96 * MINUTE)).toEqual(['ended', 0, null]);
  });
});

describe('several exams in a row', () => {
  const plan = planOf([reading, reading]);

  it('have a pause and instructions between them, which end by themselves', () => {
    const events = eventsOf([0, start()]);
    expect(at(plan, events, 60 * MINUTE)).toEqual(['pause', 1, 70 * MINUTE]);
    expect(at(plan, events, 70 * MINUTE)).toEqual(['instructions', 1, 75 * MINUTE]);
    expect(at(plan, events, 75 * MINUTE)).toEqual(['running', 1, 135 * MINUTE]);
    expect(at(plan, events, 135 * MINUTE)).toEqual(['ended', 1, null]);
    expect(sittingState(plan, events, BEGIN + 75 * MINUTE).exams.map(({ started_by }) => started_by)).toEqual([
      'learner',
      'clock',
    ]);
  });

  it('go on early where the learner says so, and once however often they say it', () => {
    const next: SittingAction = { type: 'next', exam: 1, phase: 'pause' };
    const events = eventsOf([0, start()], [MINUTE, finish()], [2 * MINUTE, next], [2 * MINUTE, next]);
    expect(at(plan, events, 2 * MINUTE)).toEqual(['instructions', 1, 7 * MINUTE]);
  });

  it('end together where the learner stops in the pause: the second was never sat', () => {
    const events = eventsOf([0, start()], [MINUTE, finish()], [2 * MINUTE, finish(1, true)]);
    const { phase, exams } = sittingState(plan, events, BEGIN + 2 * MINUTE);
    expect([phase, ...exams.map(({ started_at }) => started_at)]).toEqual(['ended', BEGIN, null]);
  });
});

describe('a listening exam', () => {
  const plan = planOf([listening]);
  const events = eventsOf([0, start()]);
  const position = (seconds: number, given = events) => {
    const now = BEGIN + seconds * 1000;
    const [exam] = sittingState(plan, given, now).exams;
    return exam && listeningPosition(listening, exam, now);
  };

  it.each([
    [0, { part: 0, step: 'reading', second: 0, left: 30 }],
    [29, { part: 0, step: 'reading', second: 29, left: 1 }],
    [30, { part: 0, step: 'playing', second: 0, left: 300 }],
    [329.5, { part: 0, step: 'playing', second: 299.5, left: 0.5 }],
    [330, { part: 0, step: 'checking', second: 0, left: 30 }],
    [360, { part: 1, step: 'reading', second: 0, left: 30 }],
    [391, { part: 1, step: 'playing', second: 1, left: 199 }],
  ])('is at its place after %i seconds', (seconds, expected) => {
    expect(position(seconds)).toEqual(expected);
  });

  it('is checked for two minutes after the last part, and with the extra time', () => {
    expect(at(plan, events, 589_000)).toEqual(['running', 0, 590_000]);
    expect(at(plan, events, 590_000)).toEqual(['checking', 0, 710_000]);
    expect(at(plan, events, 710_000)).toEqual(['ended', 0, null]);
    const more = planOf([listening], { extra_time: { percent: 0, minutes: 1 } });
    expect(at(more, events, 590_000)).toEqual(['checking', 0, 770_000]);
  });

  it('gives back what could not be fetched, once, and goes on where it was', () => {
    const unheard = (from: number, to: number): SittingAction => ({
      type: 'unheard',
      exam: 0,
      from: BEGIN + from * 1000,
      to: BEGIN + to * 1000,
    });
    const given = eventsOf(
      [0, start()],
      [60_000, unheard(40, 60)],
      [61_000, unheard(40, 60)],
      [70_000, unheard(60, 70)],
    );
    expect(position(70, given)).toEqual({ part: 0, step: 'playing', second: 10, left: 290 });
    expect(at(plan, given, 70_000)).toEqual(['running', 0, 620_000]);
    expect(sittingState(plan, given, BEGIN + 70_000).exams[0]?.granted_seconds).toBe(30);
  });

  it('gives back no more than five minutes, and nothing of what was not to be heard then', () => {
    const unheard = (to: number): SittingAction => ({ type: 'unheard', exam: 0, from: BEGIN, to: BEGIN + to });
    const long = planOf([planExam('listening', [section(1, 3000)], LISTENING_DEFAULTS)]);
    const asked = eventsOf([0, start()], [10_000, unheard(10_000)], [900_000, unheard(900_000)]);
    expect(sittingState(long, asked, BEGIN + 900_000).exams[0]?.granted_seconds).toBe(UNHEARD_MAX / 1000);
    const before = eventsOf([0, start()]);
    const event: SittingEvent = { ...unheard(10_000), at: BEGIN + 10_000, seq: 1 };
    expect(isHeeded(long, before, event)).toBe(false);
  });

  it('may take the minutes of a section whose recording has no known length', () => {
    expect(planExam('listening', [section(1)], LISTENING_DEFAULTS).seconds).toBe(30 + 20 * 60 + 120);
  });
});

it.each([
  [{ part_number: 1 }, { minutes: 20, words: 150 }],
  [{ part_number: 2 }, { minutes: 40, words: 250 }],
  [{ part_number: 3 }, { minutes: 40, words: 250 }],
  [
    { part_number: 1, minutes: 25 },
    { minutes: 25, words: 150 },
  ],
  [
    { part_number: 2, words: 180 },
    { minutes: 40, words: 180 },
  ],
] as const)('advises for the task %o: %o', (task, advice) => {
  expect(writingAdvice(task)).toEqual(advice);
});

it('gives an exam the minutes of its parts', () => {
  const parts = [section(1), { ...section(2), minutes: 25 }];
  expect(planExam('writing', parts, LISTENING_DEFAULTS).seconds).toBe(45 * 60);
});

it.each([
  ['reading', 'academic', 30, 40, 7],
  ['reading', 'general', 30, 40, 6],
  ['listening', 'academic', 30, 40, 7],
  ['reading', 'academic', 13, 13, null],
  ['writing', 'academic', 0, 0, null],
] as const)('bands %s (%s) with %i of %i as %s', (skill, variant, marks, total, band) => {
  expect(examBand({ skill, variant, marks, total })?.band ?? null).toBe(band);
});

it.each([
  ['reading', 2, true],
  ['reading', 1, false],
  ['writing', 2, true],
  ['speaking', 3, false],
] as const)('calls %s of %i parts a full exam: %s [D58]', (skill, parts, expected) => {
  expect(isFullExam({ skill, parts: Array.from({ length: parts }) })).toBe(expected);
});
