import { expect, it } from 'vitest';
import { buildListItem } from '../../../testing/build-section.ts';
import { runningAttempt } from './running-attempt.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const until = (deadline: string | null) =>
  runningAttempt(buildListItem({ time: 20, in_progress: { attemptID: 'a', deadline } }), now);

it.each([
  ['12 minutes and a second', '2026-11-20T10:12:01Z', { minutesLeft: 13 }],
  ['its last second', '2026-11-20T10:00:01Z', { minutesLeft: 1 }],
  ['no clock', null, { minutesLeft: null }],
  ['more than there was', '2026-11-20T11:00:00Z', { minutesLeft: 20 }],
  ['no time left', '2026-11-20T10:00:00Z', null],
])('goes on with %s', (_, deadline, expected) => {
  expect(until(deadline)).toEqual(expected);
});

it('is none where the list knows of none', () => {
  expect(runningAttempt(buildListItem(), now)).toBeNull();
});
