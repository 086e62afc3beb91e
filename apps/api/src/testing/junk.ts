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

/** Bodies that break a schema, one field at a time, and as a whole. */
export function junkFor(schema: ZodType): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const sample = sampleOf(json, json);
  const broken = isObject(sample)
    ? Object.keys(propertiesOf(json)).flatMap((name) => JUNK.map((junk) => ({ ...sample, [name]: junk })))
    : [];
  return [sample, ...broken, ...JUNK.filter((junk) => junk !== undefined), { unknown: 1 }];
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
      return Object.fromEntries(
        Object.entries(propertiesOf(target)).map(([name, inner]) => [name, sampleOf(inner, root)]),
      );
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
