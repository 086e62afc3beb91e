import { expect } from 'vitest';
import { domainMatchers, type DomainMatchers } from './matchers.ts';

declare module 'vitest' {
  // Nothing of its own: it adds these to what there is.
  interface Matchers<R> extends DomainMatchers<R> {}
}

expect.extend(domainMatchers);

export { expect };
