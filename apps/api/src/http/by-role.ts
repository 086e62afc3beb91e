import type { RouteContract } from '@bandwise/api-contract/common';
import type { ReadSource } from '../db/replicas/read-sources.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { Prepared, type Answer, type Caller } from './handler.ts';

/** The part of a call that these handlers read. */
export interface Visit<P, C extends Caller | null = Caller | null> {
  readonly params: P;
  readonly caller: C;
  readonly reads: ReadSource;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A line of the table's `adminVariants`: the same address, in the administrators' form. */
type Variant = RouteContract & { readonly ok: { readonly schema: ZodType } };

interface Answers<P, A, V extends Variant> {
  readonly everyone: (visit: Visit<P>) => Promise<A>;
  readonly administrators: (visit: Visit<P, Caller>) => Promise<Answer<V>>;
}

/** A handler of a route whose response has an administrators' form with a separate schema. */
export function byRole<P, A, V extends Variant>(
  variant: V,
  { everyone, administrators }: Answers<P, A, V>,
): (visit: Visit<P>) => Promise<A | Prepared> {
  return async ({ params, caller, reads, request, reply }) => {
    if (caller?.role !== 'admin') return everyone({ params, caller, reads, request, reply });
    const answer = await administrators({ params, caller, reads, request, reply });
    return answer instanceof Prepared ? answer : new Prepared(JSON.stringify(variant.ok.schema.parse(answer)));
  };
}
