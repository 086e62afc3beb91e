/**
 * JSON in the one form that RFC 8785 (JCS) gives it: no spaces, fields in the order of their UTF-16 code units, numbers and
 * texts as `JSON.stringify` writes them. So its digest is the same wherever the value was stored in between.
 *
 * @param value - plain JSON; a field that is `undefined` is left out.
 *
 * @example
 * ```ts
 * import { canonicalJson } from '@bandwise/domain/signed-result';
 *
 * canonicalJson({ b: 1, a: ['x'] }); // => '{"a":["x"],"b":1}'
 * ```
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
