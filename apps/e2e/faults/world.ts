import type { ExamInput } from '@bandwise/api-contract/admin';
import { connect, type Api } from '../src/api.ts';
import { createAssessor } from './workers/assessor.ts';
import { createAuthor } from './workers/author.ts';
import { examInState, SPEAKING_TASK, writingTask, type ExamShape } from './workers/exam-content.ts';
import { createExamRecord, type ExamRecord } from './records/exam-record.ts';
import { createLearner, type TakenSection } from './workers/learner.ts';
import { createPeople } from './workers/people.ts';
import type { Random } from './random.ts';
import { ADMIN } from './rig/start-rig.ts';
import { createSpeaker } from './workers/speaker.ts';
import { createUploader } from './workers/uploader.ts';
import type { Worker } from './workers/worker.ts';
import { createWriter } from './workers/writer.ts';

/** The simulated users of one product. */
export interface World {
  readonly workers: readonly Worker[];
  /** A write with a session. It resolves when the write has succeeded. */
  readonly probe: (signal: AbortSignal) => Promise<void>;
}

interface WorldOptions {
  readonly url: string;
  readonly random: Random;
  readonly learners: number;
  readonly isClockMoved: () => boolean;
  readonly account?: Account;
}

interface Account {
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'a quiet library';

export async function createWorld(options: WorldOptions): Promise<World> {
  const { url, random, learners, isClockMoved, account = ADMIN } = options;
  const newAdministrator = () => signIn(url, account);
  const admin = await newAdministrator();
  const reading = await publish(admin, 'Reading', { skill: 'reading', parts: 2 });
  const listening = await publish(admin, 'Listening', { skill: 'listening', parts: 2 });
  const unchanged = await publish(admin, 'Unchanged', { skill: 'reading', parts: 1 });
  const tasks = await publishTasks(admin, { writing: [writingTask(1), writingTask(2)] });
  const [spokenTask = ''] = await publishTasks(admin, { speaking: [SPEAKING_TASK] });
  const [unchangedSection = ''] = unchanged.sections;
  const sections: TakenSection[] = [
    ...reading.sections.map((id) => ({ id, hasDeadline: true })),
    ...listening.sections.map((id) => ({ id, hasDeadline: false })),
  ];
  const person = (name: string, api: Api) => ({ name, api, random: random.fork() });
  // Several users, because a hung backend can lock the rows of one user until the server ends it. The others must be served.
  const probers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((name) => newLearner(admin, url, `probe-${name}`)),
  );
  let probes = 0;

  return {
    workers: [
      ...(await Promise.all(
        Array.from({ length: learners }, async (_, index) => {
          const name = `learner-${index}`;
          return createLearner(person(name, await newLearner(admin, url, name)), { sections, isClockMoved });
        }),
      )),
      createWriter(person('Writer', await newLearner(admin, url, 'writer')), tasks),
      createSpeaker(person('Speaker', await newLearner(admin, url, 'speaker')), {
        sectionID: spokenTask,
        baseUrl: url,
      }),
      createAssessor(person('Assessor', await newAdministrator()), isClockMoved),
      createAuthor(person('Author', await newAdministrator()), [reading.record], { skill: 'reading', parts: 2 }),
      createAuthor(person('Editor', await newAdministrator()), [listening.record], { skill: 'listening', parts: 2 }),
      createUploader(person('Uploader', await newAdministrator()), url),
      createPeople(person('People', await newAdministrator()), {
        connect: () => connect(url),
        sectionID: unchangedSection,
      }),
    ],
    async probe(signal) {
      probes += 1;
      const body = { sectionID: unchangedSection, answers: { '1': `probe ${probes}` } };
      const prober = probers[probes % probers.length];
      await prober?.client.call('POST /api/user/save-result', { body }, { signal });
    },
  };
}

/** Signs in on a new client: a client forgets its unanswered call when it makes another one. */
async function signIn(url: string, account: Account): Promise<Api> {
  const api = connect(url);
  await api.signIn(account);
  return api;
}

async function publish(
  admin: Api,
  name: string,
  shape: Required<ExamShape>,
): Promise<{ readonly record: ExamRecord; readonly sections: readonly string[] }> {
  const body = examInState(name, 0, shape);
  const saved = await admin.client.call('POST /api/exam/new/:type', { params: { type: shape.skill }, body });
  const record = createExamRecord(saved.exam_id, name);
  record.seen = { markers: [0], revision: saved.revision, versions: saved.sections.map(({ version }) => version) };
  return { record, sections: saved.sections.map(({ id }) => id) };
}

/** Publishes tasks without a key, and returns their sections. */
async function publishTasks(admin: Api, tasks: Pick<ExamInput, 'speaking' | 'writing'>): Promise<readonly string[]> {
  const body = { description: 'Tasks', ...tasks };
  const { sections } = await admin.client.call('POST /api/exam/new', { body });
  return sections.map(({ id }) => id);
}

async function newLearner(admin: Api, url: string, name: string): Promise<Api> {
  const account = { email: `${name}@example.com`, password: PASSWORD };
  await admin.client.call('POST /api/register', { body: { ...account, firstName: 'Mai', lastName: 'Tran' } });
  return signIn(url, account);
}
