import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { before, DAYS_MAX, daysUntil, memoryOf, type PracticeEvent } from './memory.ts';

const BEGIN = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

const eventArb: fc.Arbitrary<PracticeEvent> = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 24 * 400 }).map((hours) => new Date(BEGIN + hours * HOUR)),
  kind: fc.constantFrom('attempt' as const, 'turn' as const),
  correct: fc.boolean(),
  rating: fc.constantFrom(null, 'guessed' as const, 'hard' as const, 'good' as const, 'easy' as const),
});
const eventsArb = fc.uniqueArray(eventArb, { maxLength: 30, selector: ({ id }) => id });

const wrong = (day: number, id = `wrong ${day}`): PracticeEvent => ({
  id,
  at: new Date(BEGIN + day * 24 * HOUR),
  kind: 'attempt',
  correct: false,
  rating: null,
});
const turn = (day: number, fields: Partial<PracticeEvent> = {}): PracticeEvent => ({
  id: `turn ${day}`,
  at: new Date(BEGIN + day * 24 * HOUR),
  kind: 'turn',
  correct: true,
  rating: null,
  ...fields,
});
const daysTo = (events: readonly PracticeEvent[], from: number) =>
  ((memoryOf(events)?.due.getTime() ?? Number.NaN) - (BEGIN + from * 24 * HOUR)) / (24 * HOUR);

describe('what is remembered of a question', () => {
  it('is the same whatever order its events are read in, in every process [D54]', () => {
    fc.assert(
      fc.property(
        eventsArb.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
        ([events, shuffled]) => {
          expect(memoryOf(shuffled)).toEqual(memoryOf(events));
        },
      ),
    );
  });

  it('is nothing unless an attempt had it wrong', () => {
    fc.assert(
      fc.property(eventsArb, (events) => {
        expect(memoryOf(events) === null).toBe(!events.some(({ kind, correct }) => kind === 'attempt' && !correct));
      }),
    );
  });

  it('counts a turn once, and none while the question is not due', () => {
    fc.assert(
      fc.property(eventsArb, (events) => {
        const turns = memoryOf(events)?.turns ?? new Set();
        const withoutOthers = events.filter(({ id, kind }) => kind === 'attempt' || turns.has(id));
        expect(memoryOf(withoutOthers)).toEqual(memoryOf(events));
        for (const id of turns) {
          const event = events.find((one) => one.id === id);
          const memory = event && memoryOf(before(events, event));
          expect(memory?.due.getTime()).toBeLessThanOrEqual(event?.at.getTime() ?? 0);
        }
      }),
    );
  });

  it('comes again later the better it went, and never later than in a year', () => {
    fc.assert(
      fc.property(eventsArb, fc.integer({ min: 24 * 400, max: 24 * 800 }), (events, hours) => {
        const memory = memoryOf(events);
        if (!memory) return;
        const at = new Date(BEGIN + hours * HOUR);
        const days = (['wrong', 'guessed', 'hard', 'good', 'easy'] as const).map((said) => daysUntil(memory, at, said));
        expect(days).toEqual(days.toSorted((one, other) => one - other));
        expect(days[0]).toBe(days[1]);
        expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...days)).toBeLessThanOrEqual(DAYS_MAX);
      }),
    );
  });

  it('what is said of a wrong answer changes nothing', () => {
    fc.assert(
      fc.property(eventsArb, (events) => {
        const unsaid = events.map((event) => (event.correct ? event : { ...event, rating: null }));
        expect(memoryOf(unsaid)).toEqual(memoryOf(events));
      }),
    );
  });
});

describe('a question that was answered wrong', () => {
  it('is due at once, and a day after it is wrong in practice, by then also in the morning', () => {
    expect(daysTo([wrong(0)], 0)).toBe(0);
    expect(daysTo([wrong(0), turn(1, { correct: false })], 1)).toBeCloseTo(1 - 8 / 24);
  });

  it('comes again after longer and longer while it goes well', () => {
    const first = [wrong(0), turn(0)];
    const second = [...first, turn(3)];
    expect(daysTo(first, 0)).toBeLessThan(daysTo(second, 3));
  });

  it('is due at once when an attempt has it wrong again', () => {
    expect(daysTo([wrong(0), turn(0, { rating: 'easy' }), wrong(2)], 2)).toBe(0);
  });

  it('rests when an attempt has it right', () => {
    const right: PracticeEvent = { ...wrong(1, 'right'), correct: true };
    expect(daysTo([wrong(0), right], 1)).toBeGreaterThan(1);
  });
});
