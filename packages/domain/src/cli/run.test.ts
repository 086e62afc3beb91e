import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildContent, buildGroup, buildKeyedGroup, buildQuestion } from '../testing/builders.ts';
import { signedResultOf } from '../testing/submitted-result.ts';
import { LIBRARY_VERSION } from '../version.ts';
import { CommandError } from './exit-code.ts';
import { run } from './run.ts';
import { checkSignature } from './signature.ts';
import { encode, EXAMPLE_KEYS, signPayload } from '../testing/sign-payload.ts';

const folder = mkdtempSync(join(tmpdir(), 'bandwise-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
function write(content: unknown): string {
  written += 1;
  const path = join(folder, `${written}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function called(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: [] as string[], err: [] as string[] };
  const code = await run(args, { log: (line) => lines.out.push(line), error: (line) => lines.err.push(line) });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

const content = buildContent({
  groups: [
    buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 1, answers: ['river'] })] }),
    buildKeyedGroup('MULTI', 2),
  ],
});
const payload = signedResultOf(content, { '1': 'River', '2': ['alpha', 'gamma'] });
const keys = write(EXAMPLE_KEYS);
const verify = (file: unknown, ...more: string[]) => called('verify', write(file), ...more);

describe('verify', () => {
  it('says the same of what was signed and not changed, with the reason of every verdict', async () => {
    const { code, out } = await verify(signPayload(payload), '--keys', keys);
    expect(out).toContain('“Reading Practice 1”, reading, part 1: 2 of 3');
    expect(out).toContain('  1      1 of 1  case              other capital letters (rule: case)');
    expect(out).toContain('  2–3    1 of 2  wrong             different from the key (rule: ticks)');
    expect(out).toContain(`Signature: valid, made with the key ${EXAMPLE_KEYS.keys[0]?.kid}`);
    expect(out).toContain('The result is right: marking it again gives the same verdict for every question.');
    expect(out).not.toContain('Library:');
    expect(code).toBe(0);
  });

  it('says who gave which bands to a text, and whether its band is their mean', async () => {
    const assessed = {
      format: 'bandwise-signed-assessment/1',
      issuer: { name: 'Bandwise', url: null },
      learner: { id: 'l', name: 'Lan Phạm' },
      submission: { id: 's', handed_in_at: '2026-11-20T08:00:00.000Z', text: 'Towns grow.' },
      task: { kind: 'writing_task_2', title: 'Growing towns', section: { id: 'e', version: 1 } },
      assessment: {
        version: 1,
        released_at: '2026-11-21T08:00:00.000Z',
        assessor: 'Grace Hopper',
        bands: { task_response: 7, coherence: 6, vocabulary: 6, grammar: 6 },
        band: 6.25,
      },
    };
    const { code, out } = await verify(signPayload(assessed), '--keys', keys);
    expect(out).toContain('“Growing towns”, writing_task_2: band 6.25');
    expect(out).toContain('  Task Response: 7');
    expect(out).toContain('assessed by  Grace Hopper, version 1');
    expect(out).toContain('Signature: valid');
    expect(code).toBe(0);
    const other = { ...assessed, assessment: { ...assessed.assessment, band: 7 } };
    const wrong = await verify(signPayload(other));
    expect(wrong.out).toContain('The band is wrong: 7 in the file, 6.25 is the mean of the criteria.');
    expect(wrong.code).toBe(1);
    const bands = { ...assessed.assessment.bands, grammar: 6.5 };
    const unread = await verify(signPayload({ ...assessed, assessment: { ...assessed.assessment, bands } }));
    expect(unread.err).toContain('assessment.bands.grammar must be a whole band from 0 to 9');
    expect(unread.code).toBe(2);
    const mixed = { ...signPayload(other), payload: signPayload(assessed).payload };
    expect((await verify(mixed, '--keys', keys)).code).toBe(3);
  });

  it('says what differs, question by question', async () => {
    const { code, out } = await verify(signPayload({ ...payload, answers: { '1': 'rivers' } }));
    expect(out).toContain(
      'The result is wrong. Marking it again gives something different:\n  result, marks: 2 in the file, 0 when marked again',
    );
    expect(out).toContain('  question 1, reason: "case" in the file, "plural" when marked again');
    expect(code).toBe(1);
  });

  it('says without keys that the signature was not checked, and where its keys are', async () => {
    const { code, out } = await verify(signPayload(payload));
    expect(out).toContain('Signature: not checked.');
    expect(out).toContain('--keys https://learn.example.com/api/keys');
    expect(code).toBe(0);
  });

  it('says that another version of the library marked it, and which command marks as that one did', async () => {
    const { code, out } = await verify(signPayload(signedResultOf(content, {}, { library: '0.0.1' })));
    expect(out).toContain(`Library: the result was marked by 0.0.1, and this is ${LIBRARY_VERSION}.`);
    expect(out).toContain('To use the rules of that version, install @bandwise/domain@0.0.1.');
    expect(code).toBe(0);
    const unknown = await verify(signPayload(signedResultOf(content, {}, { library: null })));
    expect(unknown.out).toContain('marked by a version that was not recorded');
  });

  it('reads the keys from an address', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/api/keys' ? 200 : 404;
      response.end(JSON.stringify(EXAMPLE_KEYS));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    // An address with a port, since it listens at one.
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = write(signPayload(payload));
    expect(await called('verify', file, '--keys', `${origin}/api/keys`)).toMatchObject({ code: 0 });
    const missing = await called('verify', file, '--keys', `${origin}/keys`);
    expect(missing).toMatchObject({ code: 2, err: `The keys cannot be read from ${origin}/keys: status 404` });
    await new Promise((done) => server.close(done));
  });

  it('writes nothing of the file that would move the cursor or begin a line', async () => {
    const hostile = buildContent({ ...content, title: 'A\u001b[2J\nThe result is right: \u202eyes' });
    const { out } = await verify(signPayload(signedResultOf(hostile, {})));
    expect(out).toContain('“A\uFFFD[2J\uFFFDThe result is right: \uFFFDyes”');
  });
});

describe('a signature', () => {
  it.each(['payload', 'protected', 'signature'] as const)('refuses every change of a byte of the %s', (field) => {
    const file = signPayload(payload);
    expect(() => checkSignature(file, EXAMPLE_KEYS)).not.toThrow();
    for (let at = 0; at < file[field].length; at += 1) {
      const other = file[field][at] === 'A' ? 'B' : 'A';
      const changed = { ...file, [field]: file[field].slice(0, at) + other + file[field].slice(at + 1) };
      expect(() => checkSignature(changed, EXAMPLE_KEYS)).toThrow(CommandError);
    }
  });

  it('refuses what was left out of the payload, and what was added', () => {
    const file = signPayload(payload);
    for (const changed of [file.payload.slice(0, -4), `${file.payload}IA`, file.payload.slice(4), ''])
      expect(() => checkSignature({ ...file, payload: changed }, EXAMPLE_KEYS)).toThrow(/The signature is wrong/);
  });

  it('refuses an answer that was edited, though it would mark the same', async () => {
    const file = {
      ...signPayload(payload),
      payload: encode({ ...payload, answers: { ...payload.answers, '9': 'x' } }),
    };
    expect(await verify(file)).toMatchObject({ code: 0 });
    const { code, out, err } = await verify(file, '--keys', keys);
    expect(err).toBe('The signature is wrong: the file was changed after it was signed, or another key signed it');
    expect({ code, out }).toEqual({ code: 3, out: '' });
  });

  it('refuses a key that is not among the keys, and one that has only its name', async () => {
    const file = signPayload(payload);
    const [key] = EXAMPLE_KEYS.keys;
    const renamed = write({ keys: [{ ...key, kid: 'another' }] });
    expect(await verify(file, '--keys', renamed)).toMatchObject({
      code: 3,
      err: expect.stringMatching(/is not among these public keys/),
    });
    const x = Buffer.alloc(32, 7).toString('base64url');
    expect(await verify(file, '--keys', write({ keys: [{ ...key, x }] }))).toMatchObject({ code: 3 });
  });

  it.each([{ alg: 'none' }, { alg: 'HS256' }, { crit: ['exp'] }, { typ: 'JWT' }, { kid: undefined }])(
    'refuses the header with %j, whoever signed it',
    async (header) => {
      expect(await verify(signPayload(payload, header), '--keys', keys)).toMatchObject({ code: 3 });
      expect(await verify(signPayload(payload, header))).toMatchObject({ code: 3 });
    },
  );

  it('accepts a second way to write its own bytes as little as another signature', async () => {
    const file = signPayload(payload);
    for (const signature of [`${file.signature}=`, ` ${file.signature}`, `${file.signature.slice(0, -1)}h`])
      expect(await verify({ ...file, signature }, '--keys', keys)).toMatchObject({ code: 3 });
  });
});

describe('what can’t be read', () => {
  it.each([
    ['', 'The file is not JSON'],
    ['[]', 'The file is not a signed result: it must have payload, protected, signature'],
    [{ ...signPayload(payload), header: {} }, 'The file is not a signed result: it must not have header'],
    [signPayload({ format: 'x' }), /^The payload cannot be read: This is not a signed result in the format/],
    [signPayload({ ...payload, answers: 1 }), 'The payload cannot be read: answers must be an object'],
    [{ ...signPayload(payload), payload: 'bm9uZQ' }, 'The payload is not JSON'],
  ])('ends with 2 and says why: %j', async (file, err) => {
    expect(await verify(file)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(err) });
  });

  it('names a file that is not there, and keys that are none', async () => {
    expect(await called('verify', join(folder, 'none'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/none cannot be read: ENOENT/),
    });
    const file = write(signPayload(payload));
    const none = await called('verify', file, '--keys', write([]));
    expect(none).toMatchObject({ code: 2, err: 'The public keys are not a JSON Web Key Set: “keys” is missing' });
    const [key] = EXAMPLE_KEYS.keys;
    const rsa = await called('verify', file, '--keys', write({ keys: [{ ...key, kty: 'RSA' }] }));
    expect(rsa).toMatchObject({ code: 2, err: `The key ${key?.kid} is not an Ed25519 key` });
  });

  it.each([[], ['verify'], ['mark', 'x'], ['verify', 'x', 'y'], ['verify', 'x', '--key', 'y']])(
    'ends with 2 and shows how it is used: %j',
    async (...args) => {
      expect(await called(...args)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/Usage: bandwise-domain verify FILE/),
      });
    },
  );

  it('shows how it is used, and its version, when it is asked', async () => {
    expect(await called('--help')).toMatchObject({ code: 0, out: expect.stringMatching(/Usage/) });
    expect(await called('--version')).toMatchObject({ code: 0, out: LIBRARY_VERSION });
  });
});

describe('the example of a signed result', () => {
  const example = (name: string) => new URL(`../../examples/${name}`, import.meta.url).pathname;

  it('is read by this version as by the one that wrote it', async () => {
    const { code, out } = await called('verify', example('signed-result.json'), '--keys', example('keys.json'));
    expect(out).toContain('The result is right');
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(example('keys.json'), 'utf8'))).toEqual(EXAMPLE_KEYS);
  });
});
