import { commonRoutes, readRouteKey, type RouteContract, type RouteKey } from '@bandwise/api-contract/common';
import { learnerRoutes } from '@bandwise/api-contract/learner';
import { adminRoutes } from '@bandwise/api-contract/admin';
import { sample } from '@bandwise/config/main-tests';
import type { InjectOptions, RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { draftContent } from '../testing/content/draft-makers.ts';
import { createContentWorld, firstSection } from '../testing/content/content-makers.ts';
import { readingExam } from '../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import {
  createSentinelWorld,
  SENTINEL,
  sentinelContent,
  type SentinelWorld,
} from '../testing/content/sentinel-world.ts';

type WalkedKey = keyof typeof commonRoutes | keyof typeof learnerRoutes | keyof typeof adminRoutes;

interface Step {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

const withQuery = (query: string) => (step: Step) => ({ ...step, query });
const withBody = (body: object) => (step: Step) => ({ ...step, body });
const nothing: readonly Step[] = [{}];
const skills: readonly Step[] = ['reading', 'listening', 'writing', 'speaking'].map((skill) => ({ params: { skill } }));
const sections = (world: SentinelWorld): readonly Step[] =>
  [world.open, world.locked, world.lockedWriting].map((id) => ({ params: { id } }));

const sittings = (world: SentinelWorld): readonly Step[] => [{ params: { id: world.sitting } }];

const submissions = (world: SentinelWorld): readonly Step[] =>
  [world.submission, world.spoken].map((id) => ({ params: { id } }));
const recordings = (world: SentinelWorld): readonly Step[] => [{ params: { id: world.recording } }];

// Also under the addresses of sections and attempts: no other call takes a draft for one of them.
const drafts = (world: SentinelWorld): readonly Step[] => world.drafts.map((id) => ({ params: { id } }));

/**
 * Requests to every route by a caller who has submitted nothing: a route without a line here does not
 * compile. A line must not submit, so submitting calls send invalid input.
 */
const STEPS = {
  'GET /sanctum/csrf-cookie': () => nothing,
  'POST /api/login': () => [{ body: { email: 'nobody@example.com', password: 'wrong' } }],
  'POST /api/register': () => nothing,
  'POST /api/confirm-email': () => nothing,
  'POST /api/logout': () => nothing,
  'POST /api/password/change': () => nothing,
  'POST /api/forgot-password': () => nothing,
  'POST /api/reset-password': () => nothing,
  'GET /api/setup': () => nothing,
  'POST /api/setup': () => nothing,
  'GET /api/user': () => nothing,
  'GET /api/user/sessions': () => nothing,
  'DELETE /api/user/sessions': () => nothing,
  'DELETE /api/user/sessions/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'GET /api/config': () => nothing,
  'GET /api/health': () => nothing,
  'GET /api/ready': () => nothing,
  'GET /api/keys': () => nothing,
  'GET /api/media/:id': (world) => sections(world),
  'GET /api/media/:id/length': (world) => sections(world),
  'GET /api/exam/list/:skill': () => skills,
  'GET /api/exam/list/part/:skill': () => skills,
  'GET /api/exam/list/part/:skill/:id': (world) =>
    ['reading', 'listening'].flatMap((skill) => [world.open, world.locked].map((id) => ({ params: { skill, id } }))),
  'GET /api/section/:id': (world) => [
    ...sections(world),
    ...sections(world).map(withQuery('view=full')),
    ...drafts(world),
  ],
  'GET /api/section/:id/explanation': (world) => [...sections(world), ...drafts(world)],
  'POST /api/section/:id/start': (world) => [...sections(world), ...drafts(world)],
  'POST /api/section/:id/mark': (world) => [
    // Nothing is answered.
    ...[{}, { '1': ' ', '3': [] }, { '99': 'one' }].map((answers) => ({
      params: { id: world.open },
      body: { answers, attempt: world.guestAttempt },
    })),
    { params: { id: world.open }, body: { answers: { '1': 'one' } } },
    { params: { id: world.open }, body: { answers: { '1': 'one' }, attempt: 'none' } },
    { params: { id: world.lockedWriting }, body: { answers: {} } },
    { params: { id: world.open }, body: { answers: 'none' } },
  ],
  'POST /api/section/:id/unlock': (world) => sections(world).map(withBody({ password: 'wrong' })),
  'GET /api/exam/list/full/:skill': () => skills,
  'POST /api/sitting': (world) => [{ body: { exams: [world.openExam] } }, { body: { exams: [world.open] } }],
  'GET /api/sitting': () => nothing,
  'POST /api/sitting/plan': (world) => [{ body: { exams: [world.openExam] } }],
  'POST /api/sitting/mark': (world) => [
    { body: { exam_id: world.openExam, sections: 'none' } },
    { body: { exam_id: world.openExam, sections: [], attempt: world.guestSitting } },
    { body: { exam_id: world.openExam, sections: [{ sectionID: world.open, answers: { '1': 'one' } }] } },
    { body: { exam_id: world.open, sections: [] } },
  ],
  'POST /api/sitting/keep': (world) =>
    [world.guestSitting, 'none'].map((attempt) => ({
      body: { exams: [{ exam_id: world.openExam, attempt, sections: [] }], events: [] },
    })),
  'GET /api/sitting/:id': (world) => sittings(world),
  'GET /api/sitting/:id/state': (world) => sittings(world),
  'PATCH /api/sitting/:id': (world) =>
    sittings(world).map(
      withBody({ sections: [{ sectionID: world.open, changes: { '1': { value: 'TRUE', at: 1 } } }] }),
    ),
  'DELETE /api/sitting/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'POST /api/sitting/:id/next': (world) => sittings(world).map(withBody({ exam: 0, phase: 'instructions' })),
  'POST /api/sitting/:id/finish': (world) => sittings(world).map(withBody({ exam: 1 })),
  'POST /api/sitting/:id/unheard': (world) => sittings(world).map(withBody({ exam: 0, from: 0, to: 1 })),
  'POST /api/sitting/:id/presence': (world) => sittings(world).map(withBody({ left_count: 1, left_seconds: 5 })),
  'GET /api/sitting/:id/result': (world) => sittings(world),
  'GET /api/practice': () => nothing,
  'GET /api/practice/round': () => nothing,
  'GET /api/practice/question': (world) => [
    { query: `sectionID=${world.open}&numbers=1` },
    { query: `sectionID=${world.locked}&numbers=1,3` },
  ],
  'POST /api/practice/check': (world) =>
    [world.open, world.locked].map((sectionID) => ({
      body: { turn: crypto.randomUUID(), sectionID, version: 1, numbers: [1], answers: { '1': 'TRUE' } },
    })),
  'PATCH /api/practice/turn/:id': () => [{ params: { id: crypto.randomUUID() }, body: { say: 'easy' } }],
  'GET /api/user/last-result': (world) => [{ query: `sectionID=${world.open}` }],
  'POST /api/user/save-result': (world) => [
    // Reported marks are no submission: they open nothing.
    { body: { sectionID: world.open, correctCount: 0, total: 8 } },
    { body: { sectionID: world.lockedWriting, answers: {} } },
    { body: { sectionID: world.open, answers: {}, attemptID: crypto.randomUUID() } },
  ],
  'GET /api/user/stats': () => nothing,
  'POST /api/attempt': (world) =>
    [world.open, world.locked, ...world.drafts].map((sectionID) => ({ body: { sectionID } })),
  'GET /api/attempt': () => nothing,
  'GET /api/attempt/:id': (world) => [{ params: { id: world.attempt } }, ...drafts(world)],
  'GET /api/attempt/:id/signed-result': (world) => [{ params: { id: world.attempt } }, ...drafts(world)],
  'GET /api/attempt/:id/times': (world) => [{ params: { id: world.attempt } }, ...drafts(world)],
  'GET /api/attempt/:id/problem': (world) => [{ params: { id: world.attempt } }, ...drafts(world)],
  'POST /api/section/:sectionID/problem': (world) =>
    [world.open, world.locked].map((sectionID) => ({
      params: { sectionID },
      body: { attemptID: world.attempt, number: 1, words: 'What is the key?' },
    })),
  'PATCH /api/attempt/:id': (world) => [
    { params: { id: world.attempt }, body: { changes: { '1': { value: 'TRUE', at: 1 } } } },
  ],
  'DELETE /api/attempt/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'GET /api/submission': () => nothing,
  'POST /api/submission': (world) => [
    { body: { id: crypto.randomUUID(), sectionID: world.writing, text: ' ' } },
    { body: { id: world.submission, sectionID: world.writing, text: 'Mine' } },
    { body: { id: crypto.randomUUID(), sectionID: world.lockedWriting, text: ' ' } },
    { body: { id: crypto.randomUUID(), sectionID: world.open, text: 'Towns' } },
  ],
  'POST /api/submission/recordings': (world) => [
    { body: { id: crypto.randomUUID(), recordings: [world.recording] } },
    { body: { id: world.spoken, recordings: [world.recording] } },
  ],
  'POST /api/recording': (world) =>
    [world.recording, crypto.randomUUID()].map((id) => ({
      body: { id, sectionID: world.speaking, prompt: 0, content_type: 'audio/wav' },
    })),
  'GET /api/recording/:id': (world) => recordings(world),
  'PUT /api/recording/:id/chunk/:number': (world) => [{ params: { id: world.recording, number: '0' } }],
  'POST /api/recording/:id/finish': (world) =>
    recordings(world).map(withBody({ chunks: 1, duration_ms: 1000, levels: [] })),
  'GET /api/recording/:id/audio': (world) => recordings(world),
  'GET /api/submission/draft/:sectionID': (world) =>
    [world.writing, world.lockedWriting].map((sectionID) => ({ params: { sectionID } })),
  'PUT /api/submission/draft/:sectionID': (world) =>
    [world.writing, world.lockedWriting].map((sectionID) => ({
      params: { sectionID },
      body: { id: crypto.randomUUID(), text: { value: 'Towns', at: 1 } },
    })),
  'GET /api/submission/:id': (world) => submissions(world),
  'GET /api/submission/:id/signed-result': (world) => submissions(world),
  'PUT /api/submission/:id/self-assessment': (world) => submissions(world).map(withBody({ bands: {} })),
  'GET /api/submission/queue': () => nothing,
  'GET /api/submission.csv': () => nothing,
  'GET /api/submission/:id/assessment': (world) => submissions(world),
  'POST /api/submission/:id/claim': (world) => submissions(world),
  'DELETE /api/submission/:id/claim': (world) => submissions(world),
  'PUT /api/submission/:id/assessment': (world) =>
    submissions(world).map(withBody({ revision: 0, bands: {}, comments: [], summary: '' })),
  'POST /api/submission/:id/release': (world) => submissions(world).map(withBody({ revision: 0 })),
  'POST /api/submission/:id/undo': (world) => submissions(world).map(withBody({ version: 1 })),
  'POST /api/submission/:id/second-opinion': (world) => submissions(world),
  'DELETE /api/submission/:id/second-opinion': (world) => submissions(world),
  'POST /api/submission/:id/opinion': (world) => submissions(world).map(withBody({ revision: 0 })),
  'POST /api/submission/:id/settle': (world) => submissions(world),
  'GET /api/agreement': () => nothing,
  'GET /api/submission/share': () => [{ query: `class=${crypto.randomUUID()}` }],
  'POST /api/submission/share': () => [withBody({ class: crypto.randomUUID(), assessors: [crypto.randomUUID()] })({})],
  'PUT /api/submission/:id/assessor': (world) => submissions(world).map(withBody({ assessor: null })),
  'GET /api/assessor': () => nothing,
  'PUT /api/assessor/remark/:id': (world) => submissions(world).map(withBody({ text: 'Mine' })),
  'DELETE /api/assessor/remark/:id': (world) => submissions(world),
  'PUT /api/assessor/daily-mail': () => [{ body: { daily_mail: true } }],
  'POST /api/exam/new/:type': () => [{ params: { type: 'reading' }, body: {} }],
  'POST /api/exam/new': () => [{ body: {} }],
  'POST /api/exam/check': () => [{ body: {} }],
  'GET /api/exam/findings': () => nothing,
  'GET /api/exam': () => [{ query: 'skill=reading&search=sentinel' }],
  'GET /api/exam/:id/statistics': (world) => [{ params: { id: world.openExam }, query: 'few=show' }],
  'GET /api/section/:id/statistics': (world) => sections(world).map(withQuery('few=show')),
  'GET /api/section/:id/statistics/answers': (world) => sections(world).map(withQuery('question=1')),
  'GET /api/exam/:exam_id': (world) =>
    [...sections(world), ...drafts(world)].map(({ params }) => ({ params: { exam_id: params?.['id'] ?? '' } })),
  'PUT /api/exam/:exam_id': () => [{ params: { exam_id: crypto.randomUUID() }, body: {} }],
  'PUT /api/exam/:exam_id/state': () => [{ params: { exam_id: crypto.randomUUID() }, body: { state: 'archived' } }],
  'GET /api/draft': () => nothing,
  'POST /api/draft': () => [{ body: { id: crypto.randomUUID(), exam_id: null, content: draftContent() } }],
  'GET /api/draft/:id': (world) => drafts(world),
  'PUT /api/draft/:id': (world) => drafts(world).map(withBody({ revision: 1, content: draftContent() })),
  'DELETE /api/draft/:id': (world) => drafts(world).map(withQuery('revision=1')),
  'PUT /api/draft/:id/schedule': (world) => drafts(world).map(withBody({ revision: 1, schedule: null })),
  'POST /api/draft/:id/editing': (world) => drafts(world).map(withBody({})),
  'DELETE /api/exam/delete/:id': (world) => sections(world),
  'GET /api/bin': () => nothing,
  'POST /api/bin/:exam_id/restore': () => [{ params: { exam_id: crypto.randomUUID() } }],
  'DELETE /api/bin/:exam_id': () => [{ params: { exam_id: crypto.randomUUID() } }],
  'GET /api/section/:id?view=edit': (world) => sections(world).map(withQuery('view=edit')),
  'GET /api/section/:id/versions': (world) => sections(world),
  'GET /api/section/:id/versions/:version': (world) =>
    sections(world).map(({ params }) => ({ params: { ...params, version: '1' } })),
  'POST /api/media': () => nothing,
  'GET /api/key-proposal': () => nothing,
  'GET /api/problem': () => [{ query: 'state=fixed' }],
  'PATCH /api/problem/:id': () => [
    { params: { id: crypto.randomUUID() }, body: { revision: 1, state: 'fixed', reply: '' } },
  ],
  'POST /api/media/copy': () => [{ body: { addresses: ['https://127.0.0.1/a.png'] } }],
  'GET /api/assignable': () => nothing,
  'GET /api/class/:id/assignment': () => [{ params: { id: crypto.randomUUID() } }],
  'POST /api/class/:id/assignment': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'GET /api/assignment/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'PUT /api/assignment/:id': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'DELETE /api/assignment/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'POST /api/assignment/:id/copy': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'PUT /api/assignment/:id/learner/:userID': (world) => [
    { params: { id: crypto.randomUUID(), userID: world.learnerId }, body: {} },
  ],
  'GET /api/assignment/:id/room': () => [{ params: { id: crypto.randomUUID() } }],
  'POST /api/assignment/:id/room/extend': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'POST /api/assignment/:id/room/end': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'POST /api/assignment/:id/room/reopen': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'POST /api/assignment/:id/room/message': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'PUT /api/assignment/:id/start-code': () => [{ params: { id: crypto.randomUUID() }, body: {} }],
  'DELETE /api/assignment/:id/start-code': () => [{ params: { id: crypto.randomUUID() } }],
  'GET /api/user/assignment-mails': () => nothing,
  'PUT /api/user/assignment-mails': () => [{ body: { on: true } }],
  'POST /api/assignment-mails/off': () => [{ body: { token: 'x' } }],
  'GET /api/assigned': () => nothing,
  'GET /api/assigned/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'POST /api/assigned/:id/start': () => [{ params: { id: crypto.randomUUID() }, body: { item: 0 } }],
  'GET /api/teaching': () => nothing,
  'GET /api/class/:id/table': () => [{ params: { id: crypto.randomUUID() } }],
  'GET /api/class/:id/table.csv': () => [{ params: { id: crypto.randomUUID() } }],
  'GET /api/class/:id/figures': () => [{ params: { id: crypto.randomUUID() } }],
  'GET /api/class': () => nothing,
  'POST /api/class': () => [{ body: { name: 'Evening class' } }],
  'GET /api/class/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'PATCH /api/class/:id': () => [{ params: { id: crypto.randomUUID() }, body: { name: 'Mine' } }],
  'DELETE /api/class/:id': () => [{ params: { id: crypto.randomUUID() } }],
  'PUT /api/class/:id/join-code': () => [{ params: { id: crypto.randomUUID() } }],
  'DELETE /api/class/:id/join-code': () => [{ params: { id: crypto.randomUUID() } }],
  'POST /api/class/:id/member': () => [
    { params: { id: crypto.randomUUID() }, body: { role: 'learner', emails: ['lan@example.com'] } },
  ],
  'DELETE /api/class/:id/member/:userID': (world) => [{ params: { id: crypto.randomUUID(), userID: world.learnerId } }],
  'POST /api/class/:id/import': () => nothing,
  'POST /api/class/import': () => nothing,
  'GET /api/membership': () => nothing,
  'GET /api/membership/code/:code': () => [{ params: { code: 'ABCDEFG' } }],
  'POST /api/membership': () => [{ body: { code: 'ABCDEFG' } }],
  'DELETE /api/membership/:classID': () => [{ params: { classID: crypto.randomUUID() } }],
  'GET /api/users': () => nothing,
  'DELETE /api/users/:id': (world) => [{ params: { id: world.learnerId } }],
  'PUT /api/users/:id/status': (world) => [{ params: { id: world.learnerId }, body: { status: 'active' } }],
  'PUT /api/users/:id': (world) => [{ params: { id: world.learnerId }, body: { expires_at: null } }],
  'PATCH /api/users/:id': (world) => [{ params: { id: world.learnerId }, body: { role: 'admin' } }],
  'POST /api/users/:id/reset-mail': (world) => [{ params: { id: world.learnerId } }],
  'POST /api/users/:id/data': (world) => [{ params: { id: world.learnerId } }],
  'POST /api/users/import': () => nothing,
  'GET /api/users.csv': () => nothing,
  'POST /api/users/bulk-delete': (world) => [{ body: { userIds: [world.learnerId] } }],
  'POST /api/users/bulk-status-update': () => [{ body: {} }],
  'POST /api/users/bulk-expiry-update': () => [{ body: {} }],
  'GET /api/audit': () => nothing,
  'GET /api/settings': () => nothing,
  'PUT /api/settings': () => [withBody({ marking_profile: 'spec', revision: 0 })({})],
  'POST /api/section/:id/regrade': (world) =>
    sections(world).map(withBody({ question: '1', answers: ['x'], dryRun: true })),
  'GET /api/regrade': (world) => sections(world).map(({ params }) => ({ query: `section=${params?.['id']}` })),
  'GET /api/regrade/:id': (world) => sections(world),
  'POST /api/regrade/:id/undo': (world) => sections(world).map(withBody({})),
  'GET /api/result': (world) => [{}, { query: `section=${world.open}` }],
  'GET /api/result.csv': (world) => [{}, { query: `section=${world.open}` }],
  'GET /api/result/:attemptID': (world) => [{ params: { attemptID: world.attempt } }],
  'GET /api/result/sitting/:id': (world) => sittings(world),
  'GET /api/result/learner/:id': (world) => [{ params: { id: world.learnerId } }],
} satisfies Record<WalkedKey, (world: SentinelWorld) => readonly Step[]>;

interface Seen {
  readonly key: string;
  readonly status: number;
  /** Status line, headers and body, as they were sent. */
  readonly text: string;
}

interface WalkedCall extends Seen {
  readonly isTeacher: boolean;
}

/** Makes every call, as a guest, as a learner and as a teacher of another class, with a grant and without. */
async function walk(test: TestApp, world: SentinelWorld): Promise<readonly WalkedCall[]> {
  const visitors = [null, world.learner, world.teacher].flatMap((client) => {
    const headers = client === null ? {} : { authorization: `Bearer ${client.token}` };
    const isTeacher = client === world.teacher;
    return [headers, { ...headers, 'x-section-grant': world.grant }].map((sent) => ({ headers: sent, isTeacher }));
  });
  const seen: WalkedCall[] = [];
  // Signing out last: it ends the token that the others are made with.
  const { 'POST /api/logout': signOut, 'DELETE /api/user/sessions': everywhere, ...calls } = STEPS;
  const last = { 'POST /api/logout': signOut, 'DELETE /api/user/sessions': everywhere };
  for (const [key, steps] of Object.entries({ ...calls, ...last }))
    for (const step of steps(world))
      for (const { headers, isTeacher } of visitors)
        seen.push({ ...(await take(test, { key: key as RouteKey, step, headers })), isTeacher }); // STEPS' own keys
  return seen;
}

async function take(
  test: TestApp,
  call: { key: RouteKey; step: Step; headers: Readonly<Record<string, string>> },
): Promise<Seen> {
  const { method, path } = readRouteKey(call.key);
  const { params = {}, query, body } = call.step;
  const reply = await test.app.inject({
    method: method as NonNullable<InjectOptions['method']>, // every method of the table is one that inject knows
    url: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + (query ? `?${query}` : ''),
    headers: { ...call.headers },
    ...(body ? { payload: body } : {}),
  });
  const sent = `${reply.payload}${signedIn(reply.payload)}`;
  const text = `${reply.statusCode} ${reply.statusMessage}\n${JSON.stringify(reply.headers)}\n${sent}`;
  return { key: call.key, status: reply.statusCode, text };
}

/** The content of a signed file, which base64 would hide from the search. */
function signedIn(text: string): string {
  const payload = /"payload":"([\w-]+)"/.exec(text)?.[1] ?? '';
  return Buffer.from(payload, 'base64url').toString('utf8');
}

const leaks = (seen: readonly Seen[]) =>
  seen.filter(({ text }) => text.toUpperCase().includes(SENTINEL)).map(({ key }) => key);

// Some three hundred calls a walk.
describe('before submission', { timeout: 60_000 }, () => {
  it('no answer to a guest, a learner or a teacher of another class holds a key, an explanation or a password [D12 D40 D175 D202]', async () => {
    const test = await createTestApp({ env: { LOG_LEVEL: 'debug' } });
    const world = await createSentinelWorld(test);
    const seen = await walk(test, world);
    expect(leaks(seen)).toEqual([]);
    expect(test.logs.length).toBeGreaterThan(100);
    expect(test.logs.filter((line) => line.toUpperCase().includes(SENTINEL))).toEqual([]);
    // The walk has been where it matters: these were answered, not refused.
    for (const key of [
      'GET /api/section/:id',
      'GET /api/exam/list/:skill',
      'GET /api/attempt/:id',
      'POST /api/attempt',
      'GET /api/exam/list/full/:skill',
      'GET /api/sitting',
      'GET /api/sitting/:id',
      'PATCH /api/sitting/:id',
      'POST /api/sitting/plan',
      'GET /api/submission',
      'GET /api/submission/draft/:sectionID',
      'PUT /api/submission/draft/:sectionID',
    ])
      expect(seen.filter((one) => one.key === key && one.status === 200)).not.toEqual([]);
    const forAdministrators: Readonly<Record<string, RouteContract>> = adminRoutes;
    const isRefused = ({ key, isTeacher }: WalkedCall) =>
      key in adminRoutes && !(isTeacher && forAdministrators[key]?.auth === 'teacher');
    expect(seen.filter(isRefused).map(({ status }) => status)).toSatisfy((all: number[]) =>
      all.every((status) => status === 401 || status === 403),
    );
  });

  it('has a line for every route of the table', () => {
    const table = { ...commonRoutes, ...learnerRoutes, ...adminRoutes };
    expect(Object.keys(STEPS).sort()).toEqual(Object.keys(table).sort());
  });

  it('would be seen to leak: the same walk finds what is there after submission', async () => {
    const test = await createTestApp();
    const world = await createSentinelWorld(test);
    await world.learner.call('POST /api/user/save-result', { body: { sectionID: world.open, answers: {} } });
    const found = new Set(leaks(await walk(test, world)));
    expect(found).toEqual(
      new Set(['GET /api/section/:id/explanation', 'GET /api/attempt/:id', 'GET /api/attempt/:id/signed-result']),
    );
  });

  // Without these a walk that looks at nothing would pass too.
  const LEAKING: Readonly<Record<string, { key: RouteKey; answer: unknown }>> = {
    'the projection of a section': { key: 'GET /api/section/:id', answer: sentinelContent() },
    'the choice of columns of a list': {
      key: 'GET /api/exam/list/:skill',
      answer: { sections: [{ title: 'x', password: `${SENTINEL}-lock` }] },
    },
    'the projection of a sitting': {
      key: 'GET /api/sitting/:id',
      answer: { sections: [{ section: sentinelContent() }] },
    },
    'the check before an explanation': {
      key: 'GET /api/section/:id/explanation',
      answer: { explanation: sentinelContent().explanation },
    },
  };

  it.each(sample(Object.entries(LEAKING), 1))('would be seen to leak without %s', async (_, { key, answer }) => {
    const { method, path } = readRouteKey(key);
    const test = await createTestApp({
      app: {
        onRoute(route: RouteOptions) {
          if (route.method === method && route.url === path && !route.constraints?.['view'])
            route.handler = async (_request, reply) => reply.type('application/json').send(JSON.stringify(answer));
        },
      },
    });
    const world = await createSentinelWorld(test);
    expect(new Set(leaks(await walk(test, world)))).toEqual(new Set([key]));
  });

  it('would be seen to leak without the role that drafts ask for', async () => {
    const answer = { title: `${SENTINEL}-draft` };
    const test = await createTestApp({
      app: {
        onRoute(route: RouteOptions) {
          if (route.method === 'GET' && route.url === '/api/draft/:id')
            Object.assign(route, { onRequest: [], handler: () => Promise.resolve(answer) });
        },
      },
    });
    const world = await createSentinelWorld(test);
    expect(new Set(leaks(await walk(test, world)))).toEqual(new Set(['GET /api/draft/:id']));
  });

  it('would be seen to leak in a header', async () => {
    const test = await createTestApp({
      app: {
        onRoute(route: RouteOptions) {
          if (route.url === '/api/health')
            route.handler = async (_request, reply) => reply.header('x-debug', SENTINEL).send();
        },
      },
    });
    const world = await createSentinelWorld(test);
    expect(leaks(await walk(test, world))).toContain('GET /api/health');
  });
});

describe('while a second opinion is given', { timeout: 60_000 }, () => {
  const TEXTS = { first: 'OPINION-ONE', second: 'OPINION-TWO' };

  it('no answer holds the first one for its assessor, and none the second for others who know the first', async () => {
    const test = await createTestApp();
    const world = await createSentinelWorld(test);
    const { id } = await world.learner.call('POST /api/submission', {
      body: { id: crypto.randomUUID(), sectionID: world.writing, text: 'Towns grow.' },
    });
    const params = { id };
    const write = async (assessor: TestClient, summary: string) => {
      const { revision } = await assessor.call('POST /api/submission/:id/claim', { params });
      const bands = { task_achievement: 6, coherence: 6, vocabulary: 6, grammar: 6 };
      const body = { revision, bands, comments: [], summary };
      return assessor.call('PUT /api/submission/:id/assessment', { params, body });
    };
    const { revision } = await write(world.admin, TEXTS.first);
    await world.admin.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } });
    await world.admin.call('POST /api/submission/:id/second-opinion', { params });
    const second = await test.signIn(await test.make.admin());
    await write(second, TEXTS.second);
    /** The calls that answer with one of the words. */
    const answersWith = async (words: string, { token }: TestClient) => {
      const found = new Set<string>();
      for (const [key, steps] of Object.entries(STEPS))
        for (const step of key.startsWith('GET ') ? steps({ ...world, submission: id }) : []) {
          const headers = { authorization: `Bearer ${token}` };
          const { text } = await take(test, { key: key as RouteKey, step, headers }); // STEPS' own keys
          if (text.includes(words)) found.add(key);
        }
      return [...found];
    };
    expect(await answersWith(TEXTS.first, second)).toEqual([]);
    expect(await answersWith(TEXTS.second, world.admin)).toEqual([]);
    expect(await answersWith(TEXTS.second, world.learner)).toEqual([]);
    expect(await answersWith(TEXTS.second, second)).toEqual(['GET /api/submission/:id/assessment']);
    expect(await answersWith(TEXTS.first, world.admin)).toEqual(['GET /api/submission/:id/assessment']);
    expect(await answersWith(TEXTS.first, world.learner)).toEqual(['GET /api/submission/:id']);
  });
});

describe('an unpublished test that was rewritten', () => {
  const REWRITTEN = /SENTINEL|harmless/i;

  it('gives nothing of what it has become, before a submission or after it', async () => {
    const test = await createTestApp();
    const world = await createContentWorld(test);
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    const lookedAt = await world.newLearner();
    const { id: begun } = await world.learner.call('POST /api/attempt', { body: { sectionID: id } });
    const { id: opened } = await lookedAt.call('POST /api/attempt', { body: { sectionID: id } });
    const changes = { '1': { value: 'TRUE', at: Date.now() } };
    await world.learner.call('PATCH /api/attempt/:id', { params: { id: begun }, body: { changes } });
    const params = { exam_id: saved.exam_id };
    await world.admin.call('PUT /api/exam/:exam_id/state', { params, body: { state: 'archived' } });
    await world.admin.call('PUT /api/exam/:exam_id', { params, body: readingExam({ title: 'Anew' }) });
    await test.deps.db
      .updateTable('section_versions')
      .set({ content: JSON.stringify(sentinelContent()) })
      .where('section_id', '=', id)
      .where('version', '=', 2)
      .execute();
    const whole = { sectionID: id, answers: {} };
    const calls: readonly (readonly [RouteKey, Step])[] = [
      ['GET /api/section/:id', { params: { id } }],
      ['GET /api/exam/list/part/:skill/:id', { params: { skill: 'reading', id } }],
      ['POST /api/section/:id/mark', { params: { id }, body: { answers: {} } }],
      ['POST /api/attempt', { body: { sectionID: id } }],
      ['GET /api/section/:id', { params: { id } }],
      ...[begun, opened].flatMap((attemptID) => [
        ['GET /api/attempt/:id', { params: { id: attemptID } }] as const,
        ['POST /api/user/save-result', { body: { ...whole, attemptID } }] as const,
      ]),
      ['POST /api/user/save-result', { body: whole }],
      ['POST /api/user/save-result', { body: { sectionID: id, correctCount: 0, total: 8 } }],
      ['GET /api/section/:id/explanation', { params: { id } }],
    ];
    const others = [await world.newLearner(), lookedAt, world.learner];
    const visitors = [{}, ...others.map(({ token }) => ({ authorization: `Bearer ${token}` }))];
    const seen: Seen[] = [];
    for (const headers of visitors)
      for (const [key, step] of calls) seen.push(await take(test, { key, step, headers }));
    expect(seen.filter(({ text }) => REWRITTEN.test(text)).map(({ key }) => key)).toEqual([]);
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
    expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(6);
  });
});
