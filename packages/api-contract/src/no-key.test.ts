import { describe, expect, it } from 'vitest';
import { z, type ZodType } from 'zod';
import { editSectionSchema } from './admin/index.ts';
import { commonRoutes } from './common/routes.ts';
import { learnerRoutes } from './learner/routes.ts';

/** Names that could carry a key, an explanation or a lock password. */
const SECRET =
  /^(answer|answers|keys?|accepted|explanation|evidence|quote|transcript|modelAnswer|password|word_limit|any_order|verdicts|result|payload)$/;

/** The fields that a submission reveals. */
const REVIEW = [
  'verdicts',
  'keys',
  'keys.answers',
  'keys.explanation',
  'keys.evidence',
  'keys.evidence.quote',
  'explanation',
  'transcript',
  'modelAnswer',
];

/** Calls that answer only about an attempt that has been submitted; `answers` in an attempt or a sitting are the learner's own. */
const AFTER_SUBMISSION: Record<string, readonly string[]> = {
  'POST /api/section/:id/mark': REVIEW,
  'POST /api/user/save-result': REVIEW,
  'GET /api/section/:id/explanation': ['explanation'],
  'GET /api/attempt/:id/signed-result': ['payload'],
  // Of a released assessment: no key belongs to it.
  'GET /api/submission/:id/signed-result': ['payload'],
  // Public ones, of signatures.
  'GET /api/keys': ['keys'],
  'POST /api/attempt': ['answers'],
  'PATCH /api/attempt/:id': ['answers'],
  'GET /api/attempt/:id': ['attempt.answers', 'result', ...REVIEW.map((path) => `result.${path}`)],
  // Only of questions that were asked in an attempt that is submitted, and just answered once more.
  'POST /api/practice/check': ['result', ...REVIEW.map((path) => `result.${path}`)],
  'PATCH /api/practice/turn/:id': ['result', ...REVIEW.map((path) => `result.${path}`)],
  'POST /api/sitting': ['sections.saved.answers'],
  'GET /api/sitting/:id': ['sections.saved.answers'],
  'PATCH /api/sitting/:id': ['saved.answers'],
  'POST /api/sitting/:id/next': ['sections.saved.answers'],
  'POST /api/sitting/:id/finish': ['sections.saved.answers'],
  'POST /api/sitting/mark': ['parts.result', ...REVIEW.map((path) => `parts.result.${path}`)],
};

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}

function secretPaths(schema: ZodType): string[] {
  const found: string[] = [];
  visit(schema, (node, path) => {
    for (const [name, { type }] of Object.entries(node.properties ?? {})) {
      // The `answer` of a spoken prompt is a number of seconds. A key is text.
      const isTime = name === 'answer' && type === 'integer';
      if (SECRET.test(name) && !isTime) found.push(path ? `${path}.${name}` : name);
    }
  });
  return [...new Set(found)];
}

/** A loose object or an unknown value would let anything through the response schema. */
function openPlaces(schema: ZodType): string[] {
  const found: string[] = [];
  visit(schema, (node, path) => {
    const says = Object.keys(node).filter((key) => !['id', '$schema', '$defs'].includes(key));
    const loose = node.type === 'object' && node.properties && node.additionalProperties !== false;
    if (says.length === 0 || loose) found.push(path);
  });
  return [...new Set(found)];
}

/** Calls back for every node of the schema with its dotted path; named schemas are followed. */
function visit(schema: ZodType, see: (node: JsonSchema, path: string) => void): void {
  // Structurally a JSON schema; only the fields of the interface are read.
  const root = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
  const walk = (given: JsonSchema, path: string): void => {
    const name = given.$ref?.split('/').at(-1) ?? '';
    const node = given.$ref ? (root.$defs?.[name] ?? {}) : given;
    see(node, path);
    for (const [key, child] of Object.entries(node.properties ?? {})) walk(child, path ? `${path}.${key}` : key);
    for (const child of [...(node.items ? [node.items] : []), ...(node.anyOf ?? [])]) walk(child, path);
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties, path);
  };
  walk(root, '');
}

const routes = Object.entries({ ...commonRoutes, ...learnerRoutes }).flatMap(([key, { ok }]) =>
  ok.schema ? [{ key, schema: ok.schema }] : [],
);

describe('what a learner can be answered', () => {
  it.each(routes)('names no key before submission: $key', ({ key, schema }) => {
    expect([...secretPaths(schema)].sort()).toEqual([...(AFTER_SUBMISSION[key] ?? [])].sort());
  });

  it.each(routes)('has no place where an unlisted field could pass: $key', ({ schema }) => {
    expect(openPlaces(schema)).toEqual([]);
  });

  it("finds the keys of the administrators' form, so the search is not blind", () => {
    expect(secretPaths(editSectionSchema)).toEqual(
      expect.arrayContaining([
        'password',
        'explanation',
        'transcript',
        'modelAnswer',
        'groups.word_limit',
        'groups.any_order',
        'groups.questions.answers',
        'groups.questions.evidence',
      ]),
    );
  });

  it('finds a loose object and an unknown value, so the search is not blind', () => {
    const blind = z.object({ loose: z.looseObject({ title: z.string() }), unknown: z.unknown() });
    expect(openPlaces(blind)).toEqual(['loose', 'unknown']);
  });
});
