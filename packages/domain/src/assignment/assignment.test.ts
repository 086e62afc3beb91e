import { expect, it } from 'vitest';
import { allowsConditions, hidesAnswers, itemStandings } from './assignment.ts';

const TIMES = { opens_at: 100, due_at: 200 };
const RULES = { conditions: 'practice', in_order: false, attempts_allowed: null } as const;
const EXAM = { ...RULES, conditions: 'exam', attempts_allowed: 1 } as const;

const standing = (rules: Parameters<typeof itemStandings>[0], attempts: readonly (number | null)[], now: number) => {
  const [first] = itemStandings(rules, TIMES, { items: [{ attempts }], now });
  return [first?.state, first?.late, first?.may_start];
};

it.each([
  [RULES, [], 99, ['not_open', false, false]],
  [RULES, [], 100, ['open', false, true]],
  [RULES, [], 200, ['open', true, true]],
  [RULES, [null], 150, ['running', false, false]],
  [RULES, [150], 160, ['done', false, true]],
  [RULES, [201], 300, ['done', true, true]],
  [RULES, [150, 250], 300, ['done', false, true]],
  [EXAM, [], 150, ['open', false, true]],
  [EXAM, [], 200, ['missed', true, false]],
  [EXAM, [null], 210, ['running', true, false]],
  [EXAM, [150], 160, ['done', false, false]],
] as const)('knows how an item stands: %o after %o at %i [D196]', (rules, attempts, now, expected) => {
  expect(standing(rules, attempts, now)).toEqual(expected);
});

it('opens the items of an ordered assignment one after the other [D196]', () => {
  const states = (...items: (readonly (number | null)[])[]) =>
    itemStandings({ ...RULES, in_order: true }, TIMES, {
      items: items.map((attempts) => ({ attempts })),
      now: 150,
    }).map(({ state }) => state);
  expect(states([], [], [])).toEqual(['open', 'waiting', 'waiting']);
  expect(states([null], [], [])).toEqual(['running', 'waiting', 'waiting']);
  expect(states([120], [], [])).toEqual(['done', 'open', 'waiting']);
});

it.each([
  ['at_once', null, 150, 160, false],
  ['after_due', null, 150, 199, true],
  ['after_due', null, 150, 200, false],
  ['after_due', null, 99, 150, false],
  ['never', null, 150, 900, true],
  ['never', null, 200, 900, false],
  ['never', 190, 210, 900, true],
  ['never', 220, 210, 900, false],
  ['never', null, 99, 900, false],
] as const)(
  'hides answers shown %s, of work started at %o and submitted at %i, at %i: %s [D197]',
  (answers_shown, started_at, submitted_at, now, hidden) => {
    expect(hidesAnswers({ answers_shown }, { ...TIMES, started_at }, { submitted_at, now })).toBe(hidden);
  },
);

it.each([
  ['exam', 'exam', true],
  ['exam', 'practice', true],
  ['mock', 'exam', true],
  ['mock', 'practice', false],
  ['section', 'exam', false],
  ['section', 'practice', true],
  ['mistakes', 'exam', false],
] as const)('allows %s under conditions of %s: %s [D196]', (kind, conditions, allowed) => {
  expect(allowsConditions({ kind }, conditions)).toBe(allowed);
});
