import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';
import { skillFromParam } from '../section-param.ts';

it.each([
  ['reading', [], ['Part 1', 'Part 2', 'Part 3']],
  ['listening', [], ['Part 1', 'Part 2', 'Part 3', 'Part 4']],
  ['writing', [], ['Part 1', 'Part 2']],
  ['writing', [{ part_number: 3 }], ['Part 1', 'Part 2', 'Part 3']],
  ['speaking', [], ['Part 1', 'Part 2 + 3']],
] as const)('offers for %s with %j the parts %j [L2-57 L2-58 D14]', (skill, sections, labels) => {
  expect(partsOf(skill, sections).map((part) => part.label)).toEqual(labels);
});

it.each([
  ['Listening', 'listening'],
  ['writing', 'writing'],
  ['grammar', 'reading'],
  [undefined, 'reading'],
])('takes the address part %s for %s [L2-50]', (param, skill) => {
  expect(skillFromParam(param)).toBe(skill);
});
