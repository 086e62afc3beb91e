import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import { reason } from '../errors/reason.ts';
import { StartError } from './start-error.ts';

/** An Ed25519 key that results are signed with. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  /** The id of the key in signatures: its thumbprint (RFC 7638). */
  readonly kid: string;
  /** The public key in the form of a JSON Web Key (RFC 8037). */
  readonly x: string;
}

/**
 * The configured key, as PEM, as JSON Web Key, or a file with one of them. Without it the key is derived from the application secret: all
 * processes of the deployment share it, and it is not stored. @throws StartError if it is no Ed25519 private key.
 */
export async function loadSigningKey(config: { signingKey: string | null }, appSecret: string): Promise<SigningKey> {
  const configured = config.signingKey?.trim();
  if (configured === undefined) return deriveSigningKey(appSecret);
  return describeKey(readKey(/^(-----BEGIN|\{)/.test(configured) ? configured : await readKeyFile(configured)));
}

/** RFC 5869, so that the key does not reveal the secret. */
export function deriveSigningKey(appSecret: string): Promise<SigningKey> {
  const seed = Buffer.from(hkdfSync('sha256', appSecret, '', 'bandwise signed results', 32));
  return describeKey(createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' }));
}

/** The bytes before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

async function readKeyFile(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new StartError(`SIGNING_KEY: the file cannot be read (${reason(error)})`, { cause: error });
  }
}

/** The error message does not contain the key. */
function readKey(text: string): KeyObject {
  try {
    // An environment file holds a PEM in one line.
    const key = text.startsWith('{')
      ? createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
      : createPrivateKey(text.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, without the unreadable text.
  }
  throw new StartError('SIGNING_KEY: must be an Ed25519 private key as PEM or JSON Web Key, or a file with one');
}

async function describeKey(privateKey: KeyObject): Promise<SigningKey> {
  const jwk = await exportJWK(createPublicKey(privateKey));
  if (jwk.x === undefined) throw new Error('An Ed25519 public key has an x');
  return { privateKey, kid: await calculateJwkThumbprint(jwk), x: jwk.x };
}
