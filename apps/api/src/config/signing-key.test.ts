import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { loadSigningKey } from './signing-key.ts';
import { StartError } from './start-error.ts';

const SECRET = 'a secret for tests, of no value to anyone';
const { privateKey } = generateKeyPairSync('ed25519');
const pem = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const jwk = JSON.stringify(privateKey.export({ format: 'jwk' }));

function written(text: string): string {
  const file = path.join(temporaryFolder(), 'signing-key');
  writeFileSync(file, text);
  return file;
}

describe('the signing key', () => {
  it.each([
    ['PEM', pem],
    ['PEM in one line', pem.replaceAll('\n', '\\n')],
    ['JSON Web Key', jwk],
    ['a file with PEM', written(pem)],
    ['a file with a JSON Web Key', written(`${jwk}\n`)],
  ])('is the configured one, as %s', async (_, signingKey) => {
    const { x } = privateKey.export({ format: 'jwk' });
    expect(await loadSigningKey({ signingKey }, SECRET)).toMatchObject({
      x,
      kid: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('follows from the application secret, the same in every process', async () => {
    const [one, same, other] = await Promise.all(
      [SECRET, SECRET, `${SECRET}!`].map((secret) => loadSigningKey({ signingKey: null }, secret)),
    );
    expect(same).toMatchObject({ kid: one?.kid, x: one?.x });
    expect(other?.x).not.toBe(one?.x);
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' });
  const publicKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' });

  it.each([
    ['an RSA key', String(rsa)],
    ['a public key', String(publicKey)],
    ['a broken key', `{"kty":"OKP","crv":"Ed25519","d":"hush-hush"}`],
    ['a file without a key', written('hush-hush')],
  ])('stops the start when it is %s, and is not repeated', async (_, signingKey) => {
    const failed = loadSigningKey({ signingKey }, SECRET);
    await expect(failed).rejects.toThrow(StartError);
    await expect(failed).rejects.toThrow(/^SIGNING_KEY: must be an Ed25519 private key/);
    await expect(failed).rejects.not.toThrow(/hush-hush/);
  });

  it('stops the start when its file is not there', async () => {
    await expect(loadSigningKey({ signingKey: '/nowhere/key' }, SECRET)).rejects.toThrow(
      /^SIGNING_KEY: the file cannot be read \(.*ENOENT/,
    );
  });
});
