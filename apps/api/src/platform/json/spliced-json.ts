declare const kept: unique symbol;

/** Fields of an object, serialised once and sent many times: `"keys":[…],"explanation":"…"`. */
export type KeptFields = string & { readonly [kept]: true };

/**
 * The one place where JSON is put together from text (docs/decisions/024-spliced-json.md): what many answers share is
 * serialised once, and what differs each time. Never for values that no schema or presenter has listed.
 */
export function keepFields(fields: object): KeptFields {
  return fieldsOf(fields) as KeptFields; // made here only
}

/** A field whose value is a list of objects that `joinFields` made. */
export function keepList(name: string, items: readonly string[]): KeptFields {
  return `${JSON.stringify(name)}:[${items.join(',')}]` as KeptFields; // made here only
}

/** One object of all these fields, in this order. */
export function joinFields(...parts: readonly (KeptFields | object)[]): string {
  return `{${parts
    .map((part) => (typeof part === 'string' ? part : fieldsOf(part)))
    .filter(Boolean)
    .join(',')}}`;
}

/** An object whose last field is a list of values that are serialised and encoded already: a large list, piece by piece. */
export function joinEncoded(fields: object, name: string, items: readonly Buffer[]): Buffer {
  const list = items.flatMap((item, index) => (index === 0 ? [item] : [Buffer.from(','), item]));
  return Buffer.concat([Buffer.from(`{${fieldsOf(fields)},${JSON.stringify(name)}:[`), ...list, Buffer.from(']}')]);
}

function fieldsOf(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}
