import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { GrantIssuer } from './section-grant.ts';
import type { SectionState } from './sections.repo.ts';

/** The caller who opens a section, with their grant. */
export interface Visitor {
  readonly caller: Caller | null;
  readonly grant: string | null;
}

export function visitorOf(call: { readonly caller: Caller | null; readonly request: FastifyRequest }): Visitor {
  const header = call.request.headers['x-section-grant'];
  return { caller: call.caller, grant: typeof header === 'string' ? header : null };
}

export interface SectionPolicy {
  /** @throws 401 for a guest if only signed-in learners may practise. */
  requirePractice(caller: Caller | null): void;
  /** @throws 401 as above, 403 while the section is locked and the visitor holds no valid grant. */
  requireOpen(section: SectionState, visitor: Visitor): void;
  mayOpen(section: SectionState, visitor: Visitor): boolean;
}

export function createSectionPolicy(options: {
  readonly guestPractice: boolean;
  readonly grants: GrantIssuer;
  readonly now: () => Date;
}): SectionPolicy {
  const { guestPractice, grants, now } = options;

  function requirePractice(caller: Caller | null): void {
    if (!caller && !guestPractice) throw new AppError('unauthenticated', 'Please sign in.');
  }

  function mayOpen(section: SectionState, { caller, grant }: Visitor): boolean {
    return !section.locked || caller?.role === 'admin' || grants.isValid(section, grant, now());
  }

  return {
    requirePractice,
    mayOpen,
    requireOpen(section, visitor) {
      requirePractice(visitor.caller);
      if (!mayOpen(section, visitor)) throw new AppError('section_locked', 'This test is locked.');
    },
  };
}
