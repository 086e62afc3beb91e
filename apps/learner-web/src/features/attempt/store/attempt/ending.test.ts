import type { AttemptDetail } from '@bandwise/api-contract/learner';
import { expect, it } from 'vitest';
import { buildResult, buildSection, SECTION_ID } from '../../../../testing/build-section.ts';
import { endingOf } from './ending.ts';

const DEADLINE = '2026-11-20T10:20:00.000Z';
const IN_TIME = '2026-11-20T10:05:00.000Z';

const closed = (date: string, deadline: string | null = DEADLINE): AttemptDetail => ({
  attempt: {
    id: SECTION_ID,
    sectionID: SECTION_ID,
    version: 1,
    status: 'submitted',
    started_at: '2026-11-20T10:00:00.000Z',
    deadline,
    answers: { '1': 'TRUE' },
    revision: 1,
    now: '2026-11-20T11:00:00.000Z',
  },
  section: buildSection(),
  result: { ...buildResult({ '1': 'TRUE' }), date, attemptID: SECTION_ID },
});

it.each([
  [
    'the time, with all that was typed',
    closed(DEADLINE),
    { isOwn: false, answers: { '1': 'TRUE', '2': '' } },
    'timeIsUp',
  ],
  [
    'the time, before all had arrived',
    closed(DEADLINE),
    { isOwn: true, answers: { '1': 'TRUE', '2': 'FALSE' } },
    'cutOff',
  ],
  ['the time, before a change had arrived', closed(DEADLINE), { isOwn: false, answers: { '1': 'FALSE' } }, 'cutOff'],
  ['another page', closed(IN_TIME), { isOwn: false, answers: { '1': 'TRUE' } }, 'elsewhere'],
  ['another page, without a clock', closed(IN_TIME, null), { isOwn: false, answers: {} }, 'elsewhere'],
  ['this page', closed(IN_TIME), { isOwn: true, answers: { '1': 'TRUE' } }, null],
] as const)('tells what ended an attempt: %s', (_, detail, here, ending) => {
  expect(endingOf(detail, here)).toBe(ending);
});
