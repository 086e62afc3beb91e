import { baseConfig } from '@bandwise/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(baseConfig, {
  test: { name: 'learner-web', environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] },
});
