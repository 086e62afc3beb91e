import { readFileSync } from 'node:fs';
import { PASSWORD_LENGTH } from '@bandwise/api-contract/common';
import { expect, it } from 'vitest';
import { environmentSchema } from '../config/config.ts';
import {
  DAY,
  GUEST_ATTEMPT_LIFE,
  HOUR,
  INVITATION_LIFE,
  LATE_ANSWERS_GRACE,
  MB,
  MINUTE,
  RESET_LINK_LIFE,
  SECOND,
  SESSION_LIFE,
  SIGN_IN_TRIES,
  SIGN_UP_LINK_LIFE,
  UNLOCK_LIFE,
  USER_FILE_MAX,
  USER_ROWS_MAX,
} from '../limits.ts';

const read = (app: string, page: string) =>
  readFileSync(new URL(`../../../${app}/src/features/help/pages/en/${page}.md`, import.meta.url), 'utf8');
const browserList = readFileSync(new URL('../../../../.browserslistrc', import.meta.url), 'utf8');
const browsers = [...browserList.matchAll(/^(Chrome|Edge|Firefox|Safari) >= (\S+)$/gm)].map(
  ([, name = '', version = '']) => ['listening-on-a-phone', `${name} ${version}`] as const,
);

it.each<readonly [page: string, fact: string]>([
  ['saving-and-offline', `${LATE_ANSWERS_GRACE / SECOND} seconds after the end`],
  ['taking-a-test', `within ${GUEST_ATTEMPT_LIFE / DAY} days of the start`],
  ['who-sees-my-results', `was marked, for ${GUEST_ATTEMPT_LIFE / DAY} days`],
  ['privacy', `at most ${SESSION_LIFE / DAY} days`],
  ['privacy', `${RESET_LINK_LIFE / MINUTE} minutes to ${INVITATION_LIFE / DAY} days`],
  ['your-account', `After ${SIGN_IN_TRIES.tries} wrong passwords, wait a minute`],
  ['your-account', `set your password; it works for ${INVITATION_LIFE / DAY} days`],
  ['your-account', `its link works for ${SIGN_UP_LINK_LIFE / HOUR} hours`],
  ['your-account', `It works for ${RESET_LINK_LIFE / MINUTE} minutes`],
  ['your-account', `${SESSION_LIFE / DAY} days after you signed in`],
  ['your-account', `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`],
  ...browsers,
])('the page %s of the learner app says “%s”', (page, fact) => {
  expect(read('learner-web', page)).toContain(fact);
});

it.each([
  ['users-from-a-file', `At most ${USER_ROWS_MAX.toLocaleString('en-GB')} users and ${USER_FILE_MAX / MB} MB`],
  ['users-from-a-file', `The link works for ${INVITATION_LIFE / DAY} days`],
  ['editor', `remembers it for ${UNLOCK_LIFE / HOUR} hours`],
  ['editor', `usually for ${environmentSchema.shape.BIN_DAYS.parse(undefined)} days`],
])('the page %s of the console says “%s”', (page, fact) => {
  expect(read('admin-web', page)).toContain(fact);
});

it('a wrong password may be tried again after a minute', () => expect(SIGN_IN_TRIES.seconds).toBe(60));
