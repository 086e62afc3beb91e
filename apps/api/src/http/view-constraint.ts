import type { FastifyServerOptions } from 'fastify';

type Strategies = NonNullable<FastifyServerOptions['constraints']>;

/**
 * Makes `?view=edit` a separate route with its own authorisation and schema. An unknown view falls through to the plain route.
 */
export const viewConstraint = {
  view: {
    name: 'view',
    storage() {
      // Fastify stores its internal handlers here.
      const handlers = new Map<unknown, never>();
      return {
        get: (view: unknown) => handlers.get(view) ?? null,
        set: (view: unknown, handler: unknown) => void handlers.set(view, handler as never),
      };
    },
    validate: () => undefined,
    deriveConstraint(request) {
      const start = request.url?.indexOf('?') ?? -1;
      if (start < 0) return '';
      return new URLSearchParams(request.url?.slice(start + 1)).get('view') ?? '';
    },
    mustMatchWhenDerived: false,
  },
} satisfies Strategies;
