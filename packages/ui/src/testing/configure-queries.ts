import { configure } from '@testing-library/react';

/**
 * Configures the queries of Testing Library for the tests of a package. @param timeout - milliseconds that a test waits for what a screen
 * will show: a busy machine may need longer than a second.
 */
export function configureQueries(timeout: number): void {
  configure({
    asyncUtilTimeout: timeout,
    // A waiting test makes an error of each try. Testing Library would format the whole page for it, a tenth of the time of the tests of
    // screens; `screen.debug()` in a test prints the page.
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
}
