import { expect, it } from 'vitest';
import { retryDelay, saveStatus } from './save-status.ts';
import { clockOffset } from './server-clock.ts';

it.each([
  ['the middle of the round trip at first', null, 450],
  ['the known one while it is possible', 440, 440],
  ['the middle again when the device’s clock was changed', 9000, 450],
])('takes for the server’s clock %s', (_, known, expected) => {
  expect(clockOffset(known, { sent: 500, received: 600, now: 1000 })).toBe(expected);
});

it.each([
  ['saved', { online: true, failure: null, waiting: false }],
  ['saving', { online: true, failure: null, waiting: true }],
  ['offline', { online: true, failure: { kind: 'offline' }, waiting: true }],
  ['offline', { online: false, failure: null, waiting: false }],
  ['offline', { online: false, failure: { kind: 'locked' }, waiting: true }],
  ['refused', { online: true, failure: { kind: 'unanswered' }, waiting: true }],
  ['refused', { online: true, failure: { kind: 'locked' }, waiting: true }],
  ['refused', { online: true, failure: { kind: 'refused', message: 'No.' }, waiting: true }],
] as const)('says %s', (status, connection) => {
  expect(saveStatus(connection)).toBe(status);
});

it.each([
  [1, 1000],
  [2, 2000],
  [4, 8000],
  [40, 30_000],
])('waits after %i failures for %i milliseconds', (failures, delay) => {
  expect(retryDelay(failures)).toBe(delay);
});
