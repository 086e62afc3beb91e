import { readFile, readdir } from 'node:fs/promises';
import { fork } from 'node:child_process';
import { startPostgres } from '../src/testing/start-postgres.ts';
import { createFixture } from './fixture.ts';
import { load } from './load.ts';
import { benchAnswers, benchPart } from './sample.ts';

const postgres = await startPostgres();
const f = await createFixture(postgres.url, { sections: 500, listed: 1000, learners: 200 });
const start = (file: string) => new Promise<[string, ReturnType<typeof fork>]>((resolve) => { const c = fork(new URL(file, import.meta.url), [postgres.url], { execArgv: ['--conditions=@bandwise/source', ...(process.env['PROF'] && file.startsWith('api') ? ['--cpu-prof','--cpu-prof-dir=/tmp/b/prof'] : [])] }); c.once('message', (url) => resolve([String(url), c])); });
const [api, c1] = await start('api-process.ts');
const [ceil, c2] = await start('ceiling-process.ts');
const L = f.learners; const S = f.sectionIds;
const auth = (i: number) => ({ authorization: `Bearer ${L[i % L.length]!.token}` });
const answers = benchAnswers(benchPart(1).groups);
const json = { 'content-type': 'application/json' };
const etag = (await fetch(`${api}/api/section/${S[0]}`)).headers.get('etag')!;
const cases: Record<string, [string, any[]]> = {
  kept: [ceil, [{ method: 'GET', path: '/kept' }]],
  health: [api, [{ method: 'GET', path: '/api/config' }]],
  ceil_section: [ceil, S.slice(0, 100).map((id) => ({ method: 'GET', path: `/section/${id}` }))],
  signed: [api, S.slice(0, 100).map((id, i) => ({ method: 'GET', path: `/api/section/${id}`, headers: auth(i) }))],
  guest: [api, S.slice(0, 100).map((id, i) => ({ method: 'GET', path: `/api/section/${id}` }))],
  guest304: [api, [{ method: 'GET', path: `/api/section/${S[0]}`, headers: { 'if-none-match': etag } }]],
  signed304: [api, L.slice(0, 100).map((_, i) => ({ method: 'GET', path: `/api/section/${S[0]}`, headers: { 'if-none-match': etag, ...auth(i) } }))],
  ceil_submit: [ceil, S.slice(0, 100).map((id, i) => ({ method: 'POST', path: `/submit/${id}`, headers: json, body: JSON.stringify({ userId: L[i]!.id, answers }) }))],
  submit: [api, S.slice(1, 101).map((id, i) => ({ method: 'POST', path: `/api/user/save-result`, headers: { ...json, ...auth(i) }, body: JSON.stringify({ sectionID: id, answers }) }))],
  ceil_save: [ceil, L.map((l, i) => ({ method: 'PATCH', path: `/answers/${l.attemptId}`, headers: json, body: JSON.stringify({ [i % 13 + 1]: 'TRUE' }) }))],
  save: [api, L.map((l, i) => ({ method: 'PATCH', path: `/api/attempt/${l.attemptId}`, headers: { ...json, ...auth(i) }, body: JSON.stringify({ changes: { [i % 13 + 1]: { value: 'TRUE', at: Date.now() } } }) }))],
  ceil_list: [ceil, [{ method: 'GET', path: `/list?skill=listening&user=${L[0]!.id}` }]],
  list: [api, [{ method: 'GET', path: `/api/exam/list/listening`, headers: auth(0) }]],
  list_gz: [api, [{ method: 'GET', path: `/api/exam/list/listening`, headers: { ...auth(0), 'accept-encoding': 'gzip' } }]],
};
for (const [name,[url,rs]] of Object.entries(cases)) { const r0 = rs[0]; const r = await fetch(url + r0.path, { method: r0.method, headers: {'accept-encoding':'identity', ...r0.headers}, body: r0.body }); console.log(name, r.status, r.headers.get('content-length'), r.headers.get('content-encoding'), (await r.arrayBuffer()).byteLength, r.headers.get('transfer-encoding')); }
if (process.env['KEEP']) { console.log(api, L[0]!.token); await new Promise((r)=>setTimeout(r, 60000)); }
const only = process.argv.slice(2);
for (const [name, [url, requests]] of Object.entries(cases)) {
  if (only.length && !only.includes(name)) continue;
  await load({ url, connections: 100, seconds: 1, requests });
  const pid = url === api ? c1.pid : c2.pid;
  const cpu = async () => { const f = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10_000; };
  const pgcpu = async () => { let t = 0; for (const d of await readdir('/proc')) { if (!/^\d+$/.test(d)) continue; try { const st = await readFile(`/proc/${d}/stat`, 'utf8'); if (!st.includes('(postgres)')) continue; const f = st.split(') ')[1]!.split(' '); t += (Number(f[11]) + Number(f[12])) * 10_000; } catch {} } return t; };
  const p0 = await pgcpu();
  const c0 = await cpu();
  const secs = 3;
  const r = await load({ url, connections: 100, seconds: secs, requests });
  console.log(name.padEnd(14), r, 'pg us/req', Math.round(((await pgcpu()) - p0) / (r.perSecond * secs)), 'cpu us/req', ((await cpu()) - c0) / (r.perSecond * secs));
}
c1.disconnect(); c2.disconnect();
await new Promise((r) => setTimeout(r, 500));
await postgres.stop();
