/**
 * JSON of an object whose last field is a list of encoded values. Only here is JSON joined from pieces: serialising a large list at once
 * would block the event loop (docs/decisions/001-one-table-of-routes.md). Each value must have passed the schema that lists its fields.
 */
export function joinEncoded(fields: object, name: string, items: readonly Buffer[]): Buffer {
  const head = JSON.stringify({ ...fields, [name]: [] }).slice(0, -2);
  const list = items.flatMap((item, index) => (index === 0 ? [item] : [Buffer.from(','), item]));
  return Buffer.concat([Buffer.from(head), ...list, Buffer.from(']}')]);
}
