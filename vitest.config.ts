import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/{config,domain,api-contract,recognise,ui}',
      'apps/{learner-web,admin-web,library-docs,e2e}',
      'apps/api/vitest.*.config.ts',
    ],
  },
});
