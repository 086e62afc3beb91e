import { helpPages } from '@bandwise/config/help-pages';
import { baseConfig } from '@bandwise/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(baseConfig, {
  plugins: [helpPages()],
  test: { name: 'learner-web', environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] },
});
