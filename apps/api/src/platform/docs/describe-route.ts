import { adminVariants } from '@bandwise/api-contract/admin';
import {
  errorBodySchema,
  errorsOf,
  ERROR_STATUS,
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
  const { contract } = route.config ?? {};
  if (!contract || route.constraints?.['view'] !== undefined) return { schema: { hide: true }, url };
  const described = jsonSchemaTransform({
    ...document,
    schema: {
      tags: [contract.tag],
      summary: contract.summary,
      description: describeCaller(contract, String(route.method), url),
      security: contract.auth === 'anyone' ? [] : contract.auth === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }],
      params: contract.params,
      querystring: queryOf(contract, url),
      body: contract.body,
      ...headersOf(contract, `${String(route.method)} ${url}`),
      response: responses(contract, okSchema(contract, String(route.method), url)),
    },
  });
  return { ...described, schema: { ...described.schema, ...plainParts(contract, described.schema) } };
};

function headersOf(contract: RouteContract, key: string) {
  const headers = {
    ...(contract.csrf ? { 'x-xsrf-token': z.string() } : {}),
    // A key of the table, or one that is not in the set.
    ...(REPEATABLE.has(key as RouteKey)
      ? { 'idempotency-key': z.string().max(255).optional().describe('The same for a repetition of the same call') }
      : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers: z.object(headers) };
}

function describeCaller(contract: RouteContract, method: string, url: string): string {
  const who = {
    anyone: 'Anyone may call it.',
    guest: 'Anyone may call it; a token that is sent must be valid.',
    signedIn: 'For signed-in users.',
    admin: 'For administrators.',
  }[contract.auth];
  const more = variants(method, url).map((variant) => `${variant.summary} (administrators).`);
  const codes = errorsOf(contract).map((code) => `\`${code}\` (${ERROR_STATUS[code]})`);
  return [who, ...more, `Errors: ${codes.join(', ')}.`].join('\n\n');
}

/** The administrators' forms of the same address. */
function variants(method: string, url: string): RouteContract[] {
  const key = `${method} ${url}`;
  const views = Object.entries<RouteContract>(allRoutes).filter(([other]) => other.startsWith(`${key}?view=`));
  // Indexed by a key that may be absent.
  const larger = (adminVariants as Readonly<Record<RouteKey, RouteContract | undefined>>)[key as RouteKey];
  return [...views.map(([, contract]) => contract), ...(larger ? [larger] : [])];
}

function okSchema(contract: RouteContract, method: string, url: string): ZodType | null {
  const schemas = [contract, ...variants(method, url)].flatMap(({ ok }) => ok.schema ?? []);
  const [first, second] = schemas;
  return first && second ? z.union([first, second, ...schemas.slice(2)]) : (first ?? null);
}

function queryOf(contract: RouteContract, url: string): ZodType | undefined {
  const hasView = variants('GET', url).some(({ query }) => query);
  return hasView ? z.object({ view: z.literal('edit').optional() }) : contract.query;
}

function responses(contract: RouteContract, ok: ZodType | null): Record<string, ZodType> {
  const statuses = new Set(errorsOf(contract).map((code) => String(ERROR_STATUS[code])));
  return {
    ...(ok ? { [contract.ok.status]: ok } : {}),
    ...Object.fromEntries([...statuses].map((status) => [status, errorBodySchema])),
  };
}

/** What has no zod schema: an empty answer, a file, a form with a file. */
function plainParts(contract: RouteContract, schema: { response?: unknown } | undefined): Record<string, unknown> {
  const file = { type: 'string', format: 'binary' };
  const empty = contract.ok.binary
    ? { description: contract.summary, content: { '*/*': { schema: file } } }
    : { description: 'Done', type: 'null' };
  const known = schema?.response;
  return {
    ...(contract.upload
      ? { consumes: ['multipart/form-data'], body: { type: 'object', properties: { file }, required: ['file'] } }
      : {}),
    ...(contract.ok.schema === null
      ? { response: { [contract.ok.status]: empty, ...(typeof known === 'object' ? known : {}) } }
      : {}),
  };
}
