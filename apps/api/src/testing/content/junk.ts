import { z, type ZodType } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** Values that some field or other does not take. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e15,
  1.5,
  '',
  'x',
  'a\0b',
  '\ud800',
  'x'.repeat(3000),
  '0000-01-01',
  '2026-02-30',
  [],
  [null],
  {},
  { $ne: null },
];

/** Enough of it for a field of a field. */
const DEEP_JUNK: readonly unknown[] = [null, 'x'.repeat(3000), {}];

/** Fields that nobody may set by sending them along, and names that mean something to the language. */
const UNINVITED: Json = {
  id: 'x',
  role: 'admin',
  user_id: 'x',
  submitted_at: null,
  marks: 99,
  constructor: { prototype: 1 },
};

/** Bodies that break a schema: each field at every depth, wrong or missing, one at a time; and the whole. */
export function junkFor(schema: ZodType): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const bodies: unknown[] = [...JUNK, { unknown: 1 }];
  for (const sample of formsOf(json, json)) {
    bodies.push(sample, withUninvited(sample));
    for (const place of placesIn(sample)) bodies.push(...brokenAt(sample, place));
  }
  return bodies;
}

function brokenAt(sample: unknown, place: Place): unknown[] {
  const junk = place.length === 1 ? JUNK : DEEP_JUNK;
  return junk
    .map((value) => replaced(sample, place, () => value))
    .concat([replaced(sample, place, withUninvited), without(sample, place)]);
}

function withUninvited(value: unknown): unknown {
  return isObject(value) ? { ...value, ...UNINVITED } : value;
}

type Place = readonly (string | number)[];

/** Every field of a value, however deep; of a list its first item. */
function placesIn(value: unknown): Place[] {
  const inner = Array.isArray(value) ? value.slice(0, 1).entries() : isObject(value) ? Object.entries(value) : [];
  const places: Place[] = [];
  for (const [name, field] of inner) {
    places.push([name]);
    for (const rest of placesIn(field)) places.push([name, ...rest]);
  }
  return places;
}

function replaced(value: unknown, [first, ...rest]: Place, make: (old: unknown) => unknown): unknown {
  if (first === undefined) return make(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? replaced(item, rest, make) : item));
  return isObject(value) ? { ...value, [first]: replaced(value[first], rest, make) } : value;
}

function without(value: unknown, place: Place): unknown {
  const last = place.at(-1);
  return replaced(value, place.slice(0, -1), (parent) =>
    isObject(parent) ? Object.fromEntries(Object.entries(parent).filter(([name]) => name !== last)) : [],
  );
}

/** Something that fits each form that a schema allows. */
function formsOf(schema: Json, root: Json): unknown[] {
  const target = resolve(schema, root);
  const choices = [target['anyOf'] ?? target['oneOf'] ?? []].flat().filter(isObject);
  return choices.length === 0 ? [sampleOf(target, root)] : choices.map((choice) => sampleOf(choice, root));
}

/** Something that fits a JSON schema, roughly. */
function sampleOf(schema: Json, root: Json): unknown {
  const target = resolve(schema, root);
  const [choice] = [target['anyOf'], target['oneOf']].flat();
  if (isObject(choice)) return sampleOf(choice, root);
  if ('const' in target) return target['const'];
  if (Array.isArray(target['enum'])) return target['enum'][0];
  switch (target['type']) {
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(propertiesOf(target)).map(([name, inner]) => [name, sampleOf(inner, root)]),
        ),
        ...(isObject(target['additionalProperties']) ? { '1': sampleOf(target['additionalProperties'], root) } : {}),
      };
    case 'array':
      return isObject(target['items']) ? [sampleOf(target['items'], root)] : [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'string':
      return sampleText(target['format']);
    default:
      return null;
  }
}

function sampleText(format: unknown): string {
  if (format === 'uuid') return '7f3c1d1e-8a54-4b6c-9d2f-000000000000';
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T00:00:00Z';
  return 'some text';
}

function resolve(schema: Json, root: Json): Json {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  if (reference === '#') return root;
  const definitions = root['$defs'];
  const found = isObject(definitions) ? definitions[reference.replace('#/$defs/', '')] : undefined;
  return isObject(found) ? found : {};
}

function propertiesOf(schema: Json): Record<string, Json> {
  const own = isObject(schema['properties']) ? schema['properties'] : {};
  const [choice] = [schema['anyOf'], schema['oneOf']].flat();
  const all = isObject(choice) ? { ...propertiesOf(choice), ...own } : own;
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Json] => isObject(entry[1])));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
