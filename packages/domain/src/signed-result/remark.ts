import { compileKey } from '../marking/compile-key.ts';
import { markCompiled } from '../marking/mark-compiled.ts';
import type { SectionResult } from '../marking/verdict.ts';
import { keyDigest } from './build-signed-result.ts';
import { canonicalJson } from './canonical-json.ts';
import { decidedBy } from './decided-by.ts';
import type { ReadResult } from './read-signed-result.ts';
import type { DecidedVerdict, Sha256 } from './signed-result.ts';

/**
 * A value of a signed result that differs when the answers are marked again.
 *
 * @example
 * ```ts
 * import { buildSignedResult, readSignedResult, remark, type Difference } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult, valueOf } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const payload = buildSignedResult(buildSubmittedResult(), sha256);
 * const edited = valueOf(readSignedResult({ ...payload, answers: { '1': 'canal' } }));
 * const differences: readonly Difference[] = remark(edited, sha256).differences;
 * differences[0]; // => { of: 'result', number: null, field: 'marks', stated: '1', recomputed: '0' }
 * ```
 */
export interface Difference {
  /** `section` and `key`: the digests; `result`: marks and total; `verdict`: one question's. */
  readonly of: 'section' | 'key' | 'result' | 'verdict';
  /** The first number of the question; null unless it is a verdict's. */
  readonly number: number | null;
  /** A field, or `verdict` where only one side has one. */
  readonly field: string;
  /** The value in the file as JSON; `nothing` if the file has none. */
  readonly stated: string;
  /** The value of this library as JSON; `nothing` if it has none. */
  readonly recomputed: string;
}

/**
 * The outcome of marking a signed result again.
 *
 * @example
 * ```ts
 * import { buildSignedResult, readSignedResult, remark, type Remarked } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult, valueOf } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const payload = buildSignedResult(buildSubmittedResult(), sha256);
 * const edited = valueOf(readSignedResult({ ...payload, answers: { '1': 'canal' } }));
 * const remarked: Remarked = remark(edited, sha256);
 * remarked.result.marks; // => 0
 * ```
 */
export interface Remarked {
  /** The result of this library for the answers. */
  readonly result: SectionResult;
  /** Empty: the same. */
  readonly differences: readonly Difference[];
}

/** The fields that every version of this library has. */
const VERDICT_FIELDS = [
  'numbers',
  'type',
  'marks',
  'total',
  'correct',
  'blank',
  'reason',
  'given',
  'rule',
] as const satisfies readonly (keyof DecidedVerdict)[];

/**
 * Marks the answers of a signed result once more, and compares all that follows from them and from its section.
 *
 * @example
 * ```ts
 * import { buildSignedResult, readSignedResult, remark } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult, valueOf } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const payload = buildSignedResult(buildSubmittedResult(), sha256);
 * const edited = valueOf(readSignedResult({ ...payload, answers: { '1': 'canal' } }));
 * remark(edited, sha256).differences.map(({ field }) => field); // => ['marks', 'marks', 'correct', 'reason', 'given', 'rule']
 * ```
 */
export function remark({ stated, groups }: ReadResult, sha256: Sha256): Remarked {
  const { section, key, answers, marking } = stated;
  const { profile } = marking;
  const result = markCompiled(compileKey(groups, { profile }), answers);
  return {
    result,
    differences: [
      ...compare(whole('section', 'sha256'), section.sha256, sha256(canonicalJson(section.content))),
      ...compare(whole('key', 'sha256'), key.sha256, keyDigest(groups, sha256)),
      ...compare(whole('result', 'marks'), stated.result.marks, result.marks),
      ...compare(whole('result', 'total'), stated.result.total, result.total),
      ...compareVerdicts(stated.result.verdicts, decidedBy(result.verdicts, { groups, profile })),
    ],
  };
}

/** Unpublishable content may have a number twice: verdicts of one number are compared in their order. */
function compareVerdicts(stated: readonly DecidedVerdict[], recomputed: readonly DecidedVerdict[]): Difference[] {
  const numbers = [...new Set([...stated, ...recomputed].map(({ number }) => number))].sort(
    (one, other) => one - other,
  );
  return numbers.flatMap((number) => {
    const [ones, others] = [stated, recomputed].map((verdicts) =>
      verdicts.filter((verdict) => verdict.number === number),
    );
    const longest = Math.max(ones?.length ?? 0, others?.length ?? 0);
    return Array.from({ length: longest }, (_, index) => compareVerdict(number, ones?.[index], others?.[index])).flat();
  });
}

function compareVerdict(
  number: number,
  one: DecidedVerdict | undefined,
  other: DecidedVerdict | undefined,
): Difference[] {
  const place = { of: 'verdict', number } as const;
  if (!one || !other) return compare({ ...place, field: 'verdict' }, one, other);
  return VERDICT_FIELDS.flatMap((field) => compare({ ...place, field }, one[field], other[field]));
}

function compare(
  place: Pick<Difference, 'of' | 'number' | 'field'>,
  stated: unknown,
  recomputed: unknown,
): Difference[] {
  const [one, other] = [shown(stated), shown(recomputed)];
  return one === other ? [] : [{ ...place, stated: one, recomputed: other }];
}

function whole(of: Difference['of'], field: string): Pick<Difference, 'of' | 'number' | 'field'> {
  return { of, number: null, field };
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : canonicalJson(value);
}
