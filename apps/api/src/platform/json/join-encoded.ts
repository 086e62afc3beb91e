/**
 * JSON of an object whose last field is a list of values that are serialised and encoded already. The one place where
 * JSON is put together from pieces: a list so large that all of it at once would hold the event loop
 * (docs/decisions/001-one-table-of-routes.md). Each value must have passed the schema that lists its fields.
 */
export function joinEncoded(fields: object, name: string, items: readonly Buffer[]): Buffer {
  const head = JSON.stringify({ ...fields, [name]: [] }).slice(0, -2);
  const list = items.flatMap((item, index) => (index === 0 ? [item] : [Buffer.from(','), item]));
  return Buffer.concat([Buffer.from(head), ...list, Buffer.from(']}')]);
}
