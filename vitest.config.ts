import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // In jsdom nothing has a place, so nothing can take the focus of a menu; the message prints the whole component tree.
    onConsoleLog: (log) => !log.startsWith('[@mantine/hooks/use-focus-trap]'),
    projects: [
      'packages/{config,domain,api-contract,recognise,ui}',
      'apps/{learner-web,admin-web,library-docs,e2e}',
      'apps/api/vitest.*.config.ts',
    ],
  },
});
