import { createHash } from 'node:crypto';
import { readSignedResult } from '../signed-result/read-signed-result.ts';
import { remark } from '../signed-result/remark.ts';
import { bandOfCriteria, isSignedAssessment, readSignedAssessment } from '../signed-result/signed-assessment.ts';
import type { SignedResult } from '../signed-result/signed-result.ts';
import { LIBRARY_VERSION } from '../version.ts';
import { describeAssessment, describeDifferences, describeResult, describeVerdicts } from './describe.ts';
import { EXIT, unreadable, type ExitCode } from './exit-code.ts';
import { readKeys, readText } from './read-keys.ts';
import { checkSignature, keyIdOf, payloadOf, readSignedFile, type SignedFile } from './signature.ts';

export interface VerifyOptions {
  /** A file or an address of public keys; without it the signature is not checked. */
  readonly keys: string | undefined;
  readonly print: (line: string) => void;
}

/** Checks the signature of a signed result, marks it again, and prints the differences. @throws CommandError */
export async function verifyFile(path: string, { keys, print }: VerifyOptions): Promise<ExitCode> {
  const file = readSignedFile(readText(path));
  if (keys !== undefined) checkSignature(file, await readKeys(keys));
  const payload = payloadOf(file);
  if (isSignedAssessment(payload)) return verifyAssessment(file, payload, { keys, print });
  const read = readSignedResult(payload);
  if (!read.ok) throw unreadable(`The payload cannot be read: ${read.errors.map(({ message }) => message).join('; ')}`);
  const { stated } = read.value;
  const { differences } = remark(read.value, sha256);

  for (const line of [...describeResult(stated), '', ...describeVerdicts(stated.result), '']) print(line);
  print(signatureLine(keyIdOf(file), { stated, keys }));
  for (const line of versionLines(stated)) print(line);
  if (differences.length === 0)
    print('The result is right: marking it again gives the same verdict for every question.');
  else print('The result is wrong. Marking it again gives something different:');
  for (const line of describeDifferences(differences)) print(line);
  return differences.length === 0 ? EXIT.same : EXIT.differs;
}

/** Checks that the band of an assessment is that of its criteria, which are a person's judgement. */
function verifyAssessment(file: SignedFile, payload: unknown, { keys, print }: VerifyOptions): ExitCode {
  const read = readSignedAssessment(payload);
  if (!read.ok) throw unreadable(`The payload cannot be read: ${read.errors.map(({ message }) => message).join('; ')}`);
  const { value: stated } = read;
  const recomputed = bandOfCriteria(stated);
  for (const line of [...describeAssessment(stated), '']) print(line);
  print(signatureLine(keyIdOf(file), { stated, keys }));
  const { band } = stated.assessment;
  if (recomputed === band)
    print('The band is right: it is the mean of the criteria. People gave the bands of the criteria.');
  else print(`The band is wrong: ${band} in the file, ${recomputed} is the mean of the criteria.`);
  return recomputed === band ? EXIT.same : EXIT.differs;
}

function signatureLine(kid: string, given: { stated: Pick<SignedResult, 'issuer'>; keys: string | undefined }): string {
  const { stated, keys } = given;
  if (keys !== undefined) return `Signature: valid, made with the key ${kid} of ${keys}`;
  const where = stated.issuer.url === null ? 'the issuer’s /api/keys' : `${stated.issuer.url}/api/keys`;
  return `Signature: not checked. To check it, get the public keys from a source you trust: --keys ${where}`;
}

function versionLines({ marking }: SignedResult): string[] {
  if (marking.library === LIBRARY_VERSION) return [];
  const other = marking.library ?? 'a version that was not recorded';
  const again = marking.library
    ? ` To use the rules of that version, install @bandwise/domain@${marking.library}.`
    : '';
  return [
    `Library: the result was marked by ${other}, and this is ${LIBRARY_VERSION}. Their rules may differ.${again}`,
  ];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
