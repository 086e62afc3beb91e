import { QUESTION_SHAPES, QUESTION_TYPES, type QuestionType } from '@bandwise/domain';
import { makeClass } from './class-makers.ts';
import { createContentWorld, firstSection, type ContentWorld } from './content-makers.ts';
import type { TestApp } from '../create-test-app.ts';
import { draftContent, newForm } from './draft-makers.ts';
import { handInRecordings, record, soundOf } from './recording-makers.ts';
import { readingExam, speakingExam, writingExam } from './sample-exams.ts';
import type { TestClient } from '../test-client.ts';

/** What must not be seen before submission. Whatever follows it says where it was. */
export const SENTINEL = 'SENTINEL';
const LOCK_PASSWORD = `${SENTINEL}-lock-password`;
const TASK = `<p>${SENTINEL}-locked-task</p>`;

export interface SentinelWorld extends ContentWorld {
  /** A teacher of a class to which none of the learners belongs. */
  readonly teacher: TestClient;
  /** Holds a question of every type, whose every secret field is a sentinel. */
  readonly open: string;
  readonly locked: string;
  readonly lockedWriting: string;
  /** A grant for `locked`. */
  readonly grant: string;
  /** An open writing task with a model answer, of which the learner has handed in nothing. */
  readonly writing: string;
  /** Another learner's text of `writing`, with two opinions, and with a draft and a pending release of an assessment. */
  readonly submission: string;
  /** An open speaking test with a model answer, of which the learner has recorded nothing. */
  readonly speaking: string;
  /** Another learner's recording of `speaking`, and the submission that has it. */
  readonly recording: string;
  readonly spoken: string;
  /** The learner's attempt of `open`, in progress. */
  readonly attempt: string;
  readonly openExam: string;
  /** The learner's sitting of `openExam`, of which the exam is running. */
  readonly sitting: string;
  /** What a guest's attempt at `open`, and at `openExam`, is marked with. */
  readonly guestAttempt: string;
  readonly guestSitting: string;
  /** A new test that is not published, and changes of `open` that are not. */
  readonly drafts: readonly string[];
}

export async function createSentinelWorld(test: TestApp): Promise<SentinelWorld> {
  const world = await createContentWorld(test);
  const published = await world.publish(readingExam({}, 'Open'));
  const open = firstSection(published);
  const openExam = published.exam_id;
  const locked = await world.section(readingExam({ locked: true, password: LOCK_PASSWORD }, 'Locked'));
  const lockedWriting = await world.section(writingExam({ locked: true, password: LOCK_PASSWORD, examContent: TASK }));
  // Past the checks that would refuse it: keys that are no option, and fields that no type knows.
  for (const id of [open, locked])
    await test.deps.db
      .updateTable('section_versions')
      .set({ content: JSON.stringify(sentinelContent()) })
      .where('section_id', '=', id)
      .execute();
  const { grant } = await world.learner.call('POST /api/section/:id/unlock', {
    params: { id: locked },
    body: { password: LOCK_PASSWORD },
  });
  const { id: attempt } = await world.learner.call('POST /api/attempt', { body: { sectionID: open } });
  const { id: sitting } = await world.learner.call('POST /api/sitting', { body: { exams: [openExam] } });
  await world.learner.call('POST /api/sitting/:id/next', {
    params: { id: sitting },
    body: { exam: 0, phase: 'instructions' },
  });
  const drafts = await Promise.all([null, openExam].map((of) => createSentinelDraft(world, of)));
  const { attempt: guestAttempt } = await world.guest.call('POST /api/section/:id/start', { params: { id: open } });
  const { attempts } = await world.guest.call('POST /api/sitting/plan', { body: { exams: [openExam] } });
  const guest = { guestAttempt, guestSitting: attempts[0] ?? '' };
  const writing = await world.section(
    writingExam({ title: 'Writing', modelAnswer: `<p>${SENTINEL}-model-answer</p>` }),
  );
  const speaking = await world.section(
    speakingExam({ title: 'Speaking', modelAnswer: `<p>${SENTINEL}-model-answer</p>` }),
  );
  const speaker = await world.newLearner();
  const recording = await record(speaker, { sectionID: speaking, sound: soundOf(`${SENTINEL}-recording`) });
  const { id: spoken } = await handInRecordings(speaker, [recording]);
  const submission = await handInSentinel(world, {
    sectionID: writing,
    other: await test.signIn(await test.make.admin()),
  });
  const teacher = await test.make.teacher();
  await makeClass(test, { teachers: [teacher.id], learners: [(await test.make.learner()).id] });
  return {
    ...world,
    ...guest,
    teacher: await test.signIn(teacher),
    speaking,
    recording,
    spoken,
    open,
    openExam,
    locked,
    lockedWriting,
    writing,
    submission,
    grant,
    attempt,
    sitting,
    drafts,
  };
}

/** A text of another learner, with two opinions, an assessment that is not released yet, and a draft of its correction. */
async function handInSentinel(
  world: ContentWorld,
  { sectionID, other }: { readonly sectionID: string; readonly other: TestClient },
): Promise<string> {
  const { id } = await (
    await world.newLearner()
  ).call('POST /api/submission', {
    body: { id: crypto.randomUUID(), sectionID, text: `${SENTINEL}-text` },
  });
  const params = { id };
  const assessment = {
    bands: { task_achievement: 6, coherence: 6, vocabulary: 6, grammar: 6 },
    comments: [
      {
        id: crypto.randomUUID(),
        kind: 'task' as const,
        start: 0,
        end: 1,
        text: `${SENTINEL}-comment`,
        correction: `${SENTINEL}-correction`,
      },
    ],
    summary: `${SENTINEL}-summary`,
  };
  const write = async (assessor: TestClient) => {
    const { revision } = await assessor.call('POST /api/submission/:id/claim', { params });
    const body = { ...assessment, revision };
    return assessor.call('PUT /api/submission/:id/assessment', { params, body });
  };
  await world.admin.call('POST /api/submission/:id/second-opinion', { params });
  for (const assessor of [world.admin, other]) {
    const { revision } = await write(assessor);
    await assessor.call('POST /api/submission/:id/opinion', { params, body: { revision } });
  }
  const { revision } = await write(world.admin);
  await world.admin.call('POST /api/submission/:id/release', { params, body: { revision } });
  await write(world.admin);
  return id;
}

async function createSentinelDraft({ admin }: ContentWorld, exam_id: string | null): Promise<string> {
  const form = newForm({ title: `${SENTINEL}-draft`, content: `<p>${SENTINEL}-passage</p>` });
  const body = { id: crypto.randomUUID(), exam_id, content: draftContent(form) };
  return (await admin.call('POST /api/draft', { body })).id;
}

const stray = (place: string) => ({
  answer: `${SENTINEL}-${place}`,
  key: [`${SENTINEL}-${place}`],
  hint: `${SENTINEL}-${place}`,
});

/** A part as it is stored, with a sentinel in every field that is not for learners, and in some that do not exist. */
export function sentinelContent() {
  return {
    skill: 'reading',
    title: 'Harmless title',
    time: 20,
    part_number: 1,
    passage: ['<p>A harmless passage.</p>'],
    examContent: [],
    audio_url: null,
    explanation: `<p>${SENTINEL}-explanation</p>`,
    transcript: [{ start: 0, end: 1, speaker: `${SENTINEL}-speaker`, text: `${SENTINEL}-transcript` }],
    modelAnswer: `<p>${SENTINEL}-model-answer</p>`,
    password: `${SENTINEL}-password`,
    ...stray('section'),
    groups: QUESTION_TYPES.map(sentinelGroup),
  };
}

function sentinelGroup(type: QuestionType, index: number) {
  const others = QUESTION_SHAPES[type].answers === 'one' ? [] : [`${SENTINEL}-${type}-second`];
  const question = {
    number: 2 * index + 1,
    subpart: null,
    question: '',
    options: ['one', 'two', 'three'],
    answers: [`${SENTINEL}-${type}-first`, ...others],
    explanation: `<p>${SENTINEL}-${type}-explanation</p>`,
    evidence: [{ quote: `${SENTINEL}-${type}-quote`, occurrence: 2 }],
    ...stray(`question-${type}`),
  };
  return {
    type,
    instruction: 'Answer.',
    paragraph: null,
    choices: ['one', 'two', 'three'],
    imgContent: null,
    labels: 'TFNG',
    reuse_choices: false,
    word_limit: { words: 7, number: true, note: `${SENTINEL}-limit` },
    ...stray(`group-${type}`),
    ...(QUESTION_SHAPES[type].any_order ? inAnyOrder(question) : { questions: [question] }),
  };
}

/** Two questions that share their answers in any order: the keys of both are secrets of each. */
function inAnyOrder<Question extends { readonly number: number }>(question: Question) {
  const other = {
    ...question,
    number: question.number + 1,
    answers: [`${SENTINEL}-any-order-first`, `${SENTINEL}-any-order-second`],
  };
  return { questions: [question, other], any_order: [[question.number, other.number]] };
}
