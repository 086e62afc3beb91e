import { compileKey } from '../marking/compile-key.ts';
import { markCompiled } from '../marking/mark-compiled.ts';
import type { SectionResult, Verdict } from '../marking/verdict.ts';
import { keyDigest } from './build-signed-result.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ReadResult } from './read-signed-result.ts';
import type { Sha256 } from './signed-result.ts';

/**
 * One thing that a signed result states and that is otherwise when it is worked out again.
 *
 * @example
 * ```ts
 * import type { Difference } from '@bandwise/domain/signed-result';
 *
 * const said = ({ of, field, stated, found }: Difference) => `${of}.${field}: ${stated}, and not ${found}`;
 * said({ of: 'result', number: null, field: 'marks', stated: '9', found: '6' }); // => 'result.marks: 9, and not 6'
 * ```
 */
export interface Difference {
  /** `section` and `key`: the digests; `result`: marks and total; `verdict`: one question's. */
  readonly of: 'section' | 'key' | 'result' | 'verdict';
  /** The first number of the question; null unless it is a verdict's. */
  readonly number: number | null;
  /** A field, or `verdict` where only one side has one. */
  readonly field: string;
  /** As JSON; `nothing` where there is none. */
  readonly stated: string;
  readonly found: string;
}

/**
 * What this library makes of the answers of a signed result, and what differs from what it states.
 *
 * @example
 * ```ts
 * import type { Remarked } from '@bandwise/domain/signed-result';
 *
 * const isTheSame = ({ differences }: Remarked) => differences.length === 0;
 * isTheSame({ result: { marks: 1, total: 1, verdicts: [] }, differences: [] }); // => true
 * ```
 */
export interface Remarked {
  /** What this library makes of the answers. */
  readonly result: SectionResult;
  /** Empty: the same. */
  readonly differences: readonly Difference[];
}

/** Those that every version of this library knows. */
const VERDICT_FIELDS = [
  'numbers',
  'type',
  'marks',
  'total',
  'correct',
  'blank',
  'reason',
  'given',
] as const satisfies readonly (keyof Verdict)[];

/**
 * Marks the answers of a signed result once more, and compares all that follows from them and from its section. Never throws.
 *
 * @param read - of `readSignedResult`.
 * @param sha256 - of a text's UTF-8 bytes, in lower-case hexadecimal digits; it has to be the one that was signed with.
 *
 * @example
 * ```ts
 * import { markSection } from '@bandwise/domain';
 * import { buildSignedResult, readSignedResult, remark } from '@bandwise/domain/signed-result';
 * import { buildContent, buildKeyedGroup, valueOf } from '@bandwise/domain/testing';
 *
 * const digest = (text: string) => `digest of ${text.length} characters`;
 * const content = buildContent({ groups: [buildKeyedGroup('TFNG', 1)] });
 * const times = { started_at: '2026-11-24T09:00:00.000Z', submitted_at: '2026-11-24T09:20:00.000Z' };
 * const signed = buildSignedResult(
 *   {
 *     issuer: { name: 'A school', url: null },
 *     learner: null,
 *     attempt: { id: 'a1', ...times },
 *     section: { id: 's1', version: 2, content },
 *     answers: { '1': 'TRUE' },
 *     marking: { library: null, profile: 'spec' },
 *     result: markSection(content, { '1': 'FALSE' }, { profile: 'spec' }),
 *   },
 *   digest,
 * );
 * const { differences } = remark(valueOf(readSignedResult(signed)), digest);
 * differences.filter(({ of }) => of === 'result'); // => [{ of: 'result', number: null, field: 'marks', stated: '0', found: '1' }]
 * ```
 */
export function remark({ stated, groups }: ReadResult, sha256: Sha256): Remarked {
  const { section, key, answers, marking } = stated;
  const result = markCompiled(compileKey(groups, { profile: marking.profile }), answers);
  return {
    result,
    differences: [
      ...compare(whole('section', 'sha256'), section.sha256, sha256(canonicalJson(section.content))),
      ...compare(whole('key', 'sha256'), key.sha256, keyDigest(groups, sha256)),
      ...compare(whole('result', 'marks'), stated.result.marks, result.marks),
      ...compare(whole('result', 'total'), stated.result.total, result.total),
      ...compareVerdicts(stated.result.verdicts, result.verdicts),
    ],
  };
}

/** A content that could not be published may have a number twice: then the first is compared with the first. */
function compareVerdicts(stated: readonly Verdict[], found: readonly Verdict[]): Difference[] {
  const numbers = [...new Set([...stated, ...found].map(({ number }) => number))].sort((one, other) => one - other);
  return numbers.flatMap((number) => {
    const [ones, others] = [stated, found].map((verdicts) => verdicts.filter((verdict) => verdict.number === number));
    const longest = Math.max(ones?.length ?? 0, others?.length ?? 0);
    return Array.from({ length: longest }, (_, index) => compareVerdict(number, ones?.[index], others?.[index])).flat();
  });
}

function compareVerdict(number: number, one: Verdict | undefined, other: Verdict | undefined): Difference[] {
  const place = { of: 'verdict', number } as const;
  if (!one || !other) return compare({ ...place, field: 'verdict' }, one, other);
  return VERDICT_FIELDS.flatMap((field) => compare({ ...place, field }, one[field], other[field]));
}

function compare(place: Pick<Difference, 'of' | 'number' | 'field'>, stated: unknown, found: unknown): Difference[] {
  const [one, other] = [shown(stated), shown(found)];
  return one === other ? [] : [{ ...place, stated: one, found: other }];
}

function whole(of: Difference['of'], field: string): Pick<Difference, 'of' | 'number' | 'field'> {
  return { of, number: null, field };
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : canonicalJson(value);
}
