import type { AnswersBody } from '@bandwise/api-contract/learner';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { READING_TOTAL, readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { markGuest } from '../../testing/content/guest-makers.ts';

interface Marking {
  readonly marks: number;
  /** The numbers that the results table shows as right, in the order of their questions. */
  readonly right: readonly number[];
}

const ALL: Marking = { marks: READING_TOTAL, right: [1, 2, 3, 5, 9, 6, 7, 8] };
const NOTHING: Marking = { marks: 0, right: [] };

describe.each([
  { how: 'by default, as published IELTS keys are marked', env: {}, profile: 'ielts' },
  { how: 'under MARKING_PROFILE=spec, to the letter', env: { MARKING_PROFILE: 'spec' }, profile: 'spec' },
] as const)('answers marked $how', ({ env, profile }) => {
  let world: ContentWorld;
  let sectionID: string;

  beforeAll(async () => {
    world = await createContentWorld(await createTestApp({ env }));
    sectionID = await world.section(readingExam());
  });

  /** How the answers are marked; a learner who submits them and a guest must get the same. */
  async function markingOf(answers: AnswersBody): Promise<Marking> {
    const submitted = await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
    const guest = await markGuest(world.guest, sectionID, answers);
    expect(guest.verdicts).toEqual(submitted.verdicts);
    expect(guest.correctCount).toBe(submitted.correctCount);
    const right = submitted.verdicts.filter(({ correct }) => correct).map(({ number }) => number);
    return { marks: submitted.correctCount, right };
  }

  it('give a typed answer in capitals, with spaces around it, its mark [L5-14]', async () => {
    const right: Marking = { marks: 1, right: [5] };
    expect(await markingOf({ '5': ' HARBOUR ' })).toEqual(right);
  });

  it('give a typed answer in another case its mark under ielts alone [L5-14]', async () => {
    expect(await markingOf({ '5': 'Harbour' })).toEqual({ spec: NOTHING, ielts: { marks: 1, right: [5] } }[profile]);
  });

  it('give a typed answer with a full stop its mark under ielts alone, in both blanks of a number', async () => {
    expect(await markingOf({ '9-1': 'hand.', '9-2': 'cotton.' })).toEqual(
      { spec: NOTHING, ielts: { marks: 1, right: [9] } }[profile],
    );
  });

  it('score a chosen answer in another case under ielts alone, and show it as right [L5-15]', async () => {
    expect(await markingOf({ '1': 'false' })).toEqual(
      { spec: { marks: 0, right: [1] }, ielts: { marks: 1, right: [1] } }[profile],
    );
  });

  it('read the short form of a chosen answer under ielts alone', async () => {
    expect(await markingOf({ '1': 'F' })).toEqual({ spec: NOTHING, ielts: { marks: 1, right: [1] } }[profile]);
  });

  it('score ticks in another case under ielts alone, and show them as right [L5-16]', async () => {
    const answers = { '3': ['TIMBER', 'Coal'] };
    expect(await markingOf(answers)).toEqual(
      { spec: { marks: 0, right: [3] }, ielts: { marks: 2, right: [3] } }[profile],
    );
  });

  it('give one mark for one right tick of two [L5-16]', async () => {
    const half: Marking = { marks: 1, right: [] };
    expect(await markingOf({ '3': ['coal', 'tea'] })).toEqual(half);
  });

  it('give every right answer its mark', async () => {
    expect(await markingOf(RIGHT_ANSWERS)).toEqual(ALL);
  });

  it('give no mark for what is wrong', async () => {
    expect(await markingOf({ '1': 'TRUE', '2': 'a road', '5': 'river' })).toEqual(NOTHING);
  });

  it('name their profile to the screens', async () => {
    expect(await world.guest.call('GET /api/config', {})).toMatchObject({ markingProfile: profile });
  });
});
