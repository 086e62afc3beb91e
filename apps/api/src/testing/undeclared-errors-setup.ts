import { afterEach } from 'vitest';
import { takeUndeclared } from './undeclared-errors.ts';

afterEach(() => {
  const undeclared = takeUndeclared();
  if (undeclared.length > 0)
    throw new Error(`Answered, and not listed in the table of routes:\n${undeclared.join('\n')}`);
});
