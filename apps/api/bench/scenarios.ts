import type { Fixture } from './fixture.ts';
import { UNIQUE, type LoadRequest } from './load-process.ts';
import { benchAnswers, benchPart } from './sample.ts';

/** A piece of work, and the same work done with the minimum that the stack allows. */
export interface Scenario {
  readonly name: string;
  /** The least ratio. */
  readonly target: string;
  readonly connections: number;
  readonly ours: readonly LoadRequest[];
  /** The key of `ceilings`. */
  readonly ceiling: CeilingName;
}

export type CeilingName = 'section' | 'submit' | 'insert' | 'upsert' | 'list' | 'listMany';

const JSON_BODY = { 'content-type': 'application/json' };
/** Few enough to stay in memory, enough that they are not all one. */
export const WARM = 100;

/** The requests of each ceiling to ceiling-process.ts. */
export function ceilings({ sectionIds, learners }: Fixture): Readonly<Record<CeilingName, readonly LoadRequest[]>> {
  const answers = benchAnswers(benchPart(1).groups);
  const user = learners[0]?.id ?? '';
  const save = (path: string) =>
    learners.map(({ id: userId }, index): LoadRequest => {
      const body = JSON.stringify({ userId, answers });
      return { method: 'POST', path: `${path}/${sectionIds[index % WARM] ?? ''}`, headers: JSON_BODY, body };
    });
  return {
    section: sectionIds.map((id) => ({ method: 'GET', path: `/section/${id}` })),
    submit: save('/submit'),
    insert: save('/insert'),
    upsert: learners.map(({ attemptId }, index) => ({
      method: 'PATCH',
      path: `/answers/${attemptId}`,
      headers: JSON_BODY,
      body: JSON.stringify({ [(index % 13) + 1]: 'TRUE' }),
    })),
    list: [{ method: 'GET', path: `/list?skill=listening&user=${user}` }],
    listMany: [{ method: 'GET', path: `/list?skill=speaking&user=${user}` }],
  };
}

/** The inputs of the scenarios besides the fixture. */
export interface ScenarioBasis {
  /** Entity tags of the first sections, as many as fit the cache. */
  readonly etags: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function scenarios({ sectionIds, learners }: Fixture, { etags, now }: ScenarioBasis): readonly Scenario[] {
  const answers = benchAnswers(benchPart(1).groups);
  const read = (id: string): LoadRequest => ({ method: 'GET', path: `/api/section/${id}` });
  const bearer = (index: number) => ({ authorization: `Bearer ${learners[index % learners.length]?.token ?? ''}` });
  const signedIn = (request: LoadRequest, index: number): LoadRequest => ({
    ...request,
    headers: { ...request.headers, ...bearer(index) },
  });
  const knowing = (request: LoadRequest, index: number): LoadRequest => ({
    ...request,
    headers: { 'if-none-match': etags[index] ?? '' },
  });
  const warm = sectionIds.slice(0, WARM).map(read);
  // One answer is another each time: the same submission again within a minute would not be stored again.
  const [first = '1'] = Object.keys(answers);
  const fresh = { ...answers, [first]: UNIQUE };
  const submit = learners.map((_, index): LoadRequest => {
    // Not the first section: there each learner has an attempt in progress.
    const body = JSON.stringify({ sectionID: sectionIds[1 + (index % (WARM - 1))], answers: fresh });
    return { method: 'POST', path: '/api/user/save-result', headers: { ...JSON_BODY, ...bearer(index) }, body };
  });
  const save = learners.map(({ attemptId }, index): LoadRequest => {
    const body = JSON.stringify({ changes: { [(index % 13) + 1]: { value: 'TRUE', at: now } } });
    return { method: 'PATCH', path: `/api/attempt/${attemptId}`, headers: { ...JSON_BODY, ...bearer(index) }, body };
  });
  const list = (skill: string): readonly LoadRequest[] => [
    { method: 'GET', path: `/api/exam/list/${skill}`, headers: bearer(0) },
  ];
  const section = { ceiling: 'section', connections: 100 } as const;
  return [
    { name: 'read a section, signed in, warm', target: '1.2', ours: warm.map(signedIn), ...section },
    { name: 'read a section, signed in, cold', target: '0.9', ours: sectionIds.map(read).map(signedIn), ...section },
    { name: 'read a section, guest', target: '1.2', ours: warm, ...section },
    { name: 'read a section, guest, 304', target: '1.5', ours: warm.map(knowing), ...section },
    { name: 'read a section, signed in, 304', target: '1.5', ours: warm.map(knowing).map(signedIn), ...section },
    { name: 'mark and save an attempt', target: '1', ours: submit, ceiling: 'submit', connections: 100 },
    { name: 'autosave one answer', target: '0.6', ours: save, ceiling: 'upsert', connections: 100 },
    { name: 'list of 1,000, last results', target: '5', ours: list('listening'), ceiling: 'list', connections: 20 },
    { name: 'list of 10,000, last results', target: '5', ours: list('speaking'), ceiling: 'listMany', connections: 5 },
  ];
}

/** With the embedded database, which the same process runs: each beside what PGlite does by itself. */
export function embeddedScenarios(fixture: Fixture): readonly Scenario[] {
  const named = new Map(
    scenarios(fixture, { etags: [], now: Date.now() }).map((scenario) => [scenario.name, scenario.ours]),
  );
  const ours = (name: string) => named.get(name) ?? [];
  return [
    {
      name: 'embedded: read a section, signed in',
      target: '1',
      ours: ours('read a section, signed in, warm'),
      ceiling: 'section',
      connections: 100,
    },
    {
      name: 'embedded: mark and save an attempt',
      target: '0.6',
      ours: ours('mark and save an attempt'),
      ceiling: 'insert',
      connections: 100,
    },
  ];
}
