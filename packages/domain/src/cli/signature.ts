import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { isSource } from '../exam-file/fields.ts';
import { SIGNED_RESULT_TYPE } from '../signed-result/signed-result.ts';
import { notTrusted, unreadable } from './exit-code.ts';

/** The content of a file with a signed result: a JWS in the flattened JSON serialisation (RFC 7515, section 7.2.2). */
export interface SignedFile {
  readonly payload: string;
  readonly protected: string;
  readonly signature: string;
}

const FIELDS = ['payload', 'protected', 'signature'] as const;

/** @throws CommandError for what is no signed result's file. */
export function readSignedFile(text: string): SignedFile {
  const file = parseJson(text, 'The file');
  const isWhole = isSource(file) && FIELDS.every((field) => typeof file[field] === 'string');
  if (!isWhole) throw unreadable(`The file is not a signed result: it must have ${FIELDS.join(', ')}`);
  const others = Object.keys(file).filter((name) => !FIELDS.some((field) => field === name));
  if (others.length > 0) throw unreadable(`The file is not a signed result: it must not have ${others.join(', ')}`);
  // The checks above prove that it has these three texts.
  return file as unknown as SignedFile;
}

/** Decodes the signed payload without checking the signature. @throws CommandError */
export function payloadOf({ payload }: SignedFile): unknown {
  return parseJson(decode(payload, 'The payload').toString('utf8'), 'The payload');
}

/** The name of the key that signed. @throws CommandError for a header that no signed result has. */
export function keyIdOf(file: SignedFile): string {
  const header = parseJson(decode(file.protected, 'The header').toString('utf8'), 'The header');
  if (!isSource(header) || header['typ'] !== SIGNED_RESULT_TYPE)
    throw notTrusted('The signature is not the signature of a result');
  // Only one algorithm and no extensions, so that the header cannot choose anything.
  if (header['alg'] !== 'EdDSA' || 'crit' in header) throw notTrusted('The signature is not an Ed25519 signature');
  const { kid } = header;
  if (typeof kid !== 'string') throw notTrusted('The signature names no key');
  return kid;
}

/**
 * @param keys a JSON Web Key Set (RFC 7517), as `/api/keys` answers it.
 * @throws CommandError if the key is not among them, or the signature is not its own.
 */
export function checkSignature(file: SignedFile, keys: unknown): void {
  const kid = keyIdOf(file);
  const key = findKey(keys, kid);
  if (!key) throw notTrusted(`The signing key ${kid} is not among these public keys`);
  const signed = Buffer.from(`${file.protected}.${file.payload}`, 'ascii');
  if (!verify(null, signed, key, decode(file.signature, 'The signature')))
    throw notTrusted('The signature is wrong: the file was changed after it was signed, or another key signed it');
}

function findKey(keys: unknown, kid: string): KeyObject | null {
  const list: unknown = isSource(keys) ? keys['keys'] : null;
  if (!Array.isArray(list)) throw unreadable('The public keys are not a JSON Web Key Set: “keys” is missing');
  const values: readonly unknown[] = list;
  const key = values.find((one) => isSource(one) && one['kid'] === kid);
  if (!isSource(key)) return null;
  const { kty, crv, x } = key;
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string')
    throw unreadable(`The key ${kid} is not an Ed25519 key`);
  try {
    return createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  } catch {
    throw unreadable(`The key ${kid} is not an Ed25519 key`);
  }
}

/** Decodes strictly: bytes have only one spelling, so every changed character is detected. */
function decode(text: string, what: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw notTrusted(`${what} is not in base64url`);
  return bytes;
}

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(`${what} is not JSON`);
  }
}
