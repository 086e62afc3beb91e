import { adminVariants } from '@bandwise/api-contract/admin';
import {
  errorBodySchema,
  errorsOf,
  ERROR_STATUS,
  readRouteKey,
  REPEATABLE,
  type RouteContract,
  type RouteKey,
} from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z, type ZodType } from 'zod';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

/** One line of the table as OpenAPI. An address with two forms is described once, with both. */
export const describeRoute: Transform = (document) => {
  const { route, url } = document;
  const { key, contract } = route.config ?? {};
  if (!key || !contract || route.constraints?.['view'] !== undefined) return { schema: { hide: true }, url };
  const described = jsonSchemaTransform({
    ...document,
    schema: {
      tags: [contract.tag],
      summary: contract.summary,
      description: describeCaller(key, contract),
      security: contract.auth === 'anyone' ? [] : contract.auth === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }],
      params: contract.params,
      querystring: queryOf(key, contract),
      body: contract.body,
      ...headersOf(key, contract),
      response: responses(key, contract),
    },
  });
  return { ...described, schema: { ...described.schema, ...plainParts(contract, described.schema) } };
};

function headersOf(key: RouteKey, contract: RouteContract) {
  const headers = {
    ...(contract.csrf ? { 'x-xsrf-token': z.string() } : {}),
    ...(REPEATABLE.has(key)
      ? { 'idempotency-key': z.string().max(255).optional().describe('The same for every repetition of the same call') }
      : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers: z.object(headers) };
}

function describeCaller(key: RouteKey, contract: RouteContract): string {
  const who = {
    anyone: 'Anyone may call it.',
    guest: 'Anyone may call it; a token that is sent must be valid.',
    signedIn: 'For signed-in users.',
    teacher: 'For teachers and administrators.',
    admin: 'For administrators.',
  }[contract.auth];
  const more = variants(key).map((variant) => `${variant.summary} (administrators).`);
  const codes = errorsOf(contract, readRouteKey(key).method).map((code) => `\`${code}\` (${ERROR_STATUS[code]})`);
  return [who, ...more, `Errors: ${codes.join(', ')}.`].join('\n\n');
}

/** The administrators' forms of the same address. */
function variants(key: RouteKey): RouteContract[] {
  const views = Object.entries<RouteContract>(allRoutes).filter(([other]) => other.startsWith(`${key}?view=`));
  // Indexed by a key that may be absent.
  const larger = (adminVariants as Readonly<Record<RouteKey, RouteContract | undefined>>)[key];
  return [...views.map(([, contract]) => contract), ...(larger ? [larger] : [])];
}

function okSchema(key: RouteKey, contract: RouteContract): ZodType | null {
  const schemas = [contract, ...variants(key)].flatMap(({ ok }) => ok.schema ?? []);
  const [first, second] = schemas;
  return first && second ? z.union([first, second, ...schemas.slice(2)]) : (first ?? null);
}

function queryOf(key: RouteKey, contract: RouteContract): ZodType | undefined {
  const hasView = variants(key).some(({ query }) => query);
  return hasView ? z.object({ view: z.literal('edit').optional() }) : contract.query;
}

function responses(key: RouteKey, contract: RouteContract): Record<string, ZodType> {
  const ok = okSchema(key, contract);
  const statuses = new Set(errorsOf(contract, readRouteKey(key).method).map((code) => String(ERROR_STATUS[code])));
  return {
    ...(ok ? { [contract.ok.status]: ok } : {}),
    ...Object.fromEntries([...statuses].map((status) => [status, errorBodySchema])),
  };
}

/** Parts without a zod schema: an empty response, 304, a file, a form with a file. */
function plainParts(contract: RouteContract, schema: { response?: unknown } | undefined): Record<string, unknown> {
  const file = { type: 'string', format: 'binary' };
  const empty = contract.ok.binary
    ? { description: contract.summary, content: { '*/*': { schema: file } } }
    : { description: 'Done', type: 'null' };
  const specialParts = {
    ...(typeof schema?.response === 'object' ? schema.response : {}),
    ...(contract.ok.tagged ? { 304: { description: 'Not changed since the sent tag', type: 'null' } } : {}),
  };
  return {
    ...(contract.upload
      ? { consumes: ['multipart/form-data'], body: { type: 'object', properties: { file }, required: ['file'] } }
      : {}),
    response: { ...(contract.ok.schema === null ? { [contract.ok.status]: empty } : {}), ...specialParts },
  };
}
