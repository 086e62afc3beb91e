import { UNLOCK_LIFE } from '../../limits.ts';
import { hash, timingSafeEqual } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { SectionState } from './sections.repo.ts';

export interface GrantIssuer {
  /** Whether the password opens the section: its own one, else the deployment's. Without both no password does. */
  opens(section: SectionState, password: string): boolean;
  issue(section: SectionState, now: Date): string;
  isValid(section: SectionState, grant: string | null, now: Date): boolean;
}

/**
 * Grants are `<section id>.<expiry>.<signature>`: nothing is stored, every API process can check them, and a learner
 * holds no secret. The section's password is part of the signing secret, so a new password voids what was granted under
 * the old one. Signed with @fastify/cookie's signer (HMAC-SHA-256, constant-time comparison), which the app has already
 * for its cookies: a JWT library would add algorithms to choose wrongly.
 */
export function createGrantIssuer(secret: string, defaultPassword: string | null): GrantIssuer {
  const passwordOf = (section: SectionState) => section.password ?? defaultPassword;
  // A section without a password is opened by an assignment only.
  const signer = (section: SectionState) =>
    new Signer(JSON.stringify(['section-grant', secret, section.id, passwordOf(section)]));

  return {
    opens(section, password) {
      const expected = passwordOf(section);
      // Compares digests, so that the time does not reveal the length.
      return expected !== null && timingSafeEqual(digest(password), digest(expected));
    },

    issue(section, now) {
      return signer(section).sign(`${section.id}.${now.getTime() + UNLOCK_LIFE}`);
    },

    isValid(section, grant, now) {
      if (grant === null) return false;
      const { valid, value } = signer(section).unsign(grant);
      return valid && value !== null && Number(value.slice(value.indexOf('.') + 1)) > now.getTime();
    },
  };
}

/** The section of a grant, unverified; null for malformed grants. */
export function sectionOfGrant(grant: string | null): string | null {
  return /^([0-9a-f-]{36})\./.exec(grant ?? '')?.[1] ?? null;
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
