import { expect } from 'vitest';
import { domainMatchers, type DomainMatchers } from './matchers.ts';

declare module 'vitest' {
  // Adds the domain's matchers to Vitest's.
  interface Matchers<R> extends DomainMatchers<R> {}
}

expect.extend(domainMatchers);

export { expect };
