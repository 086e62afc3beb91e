import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/**
 * For `pnpm --filter @bandwise/domain run mutants`, where the code is rewritten to count what runs and is several times slower: without the test of a time limit
 * and those that read doc comments in the sources.
 */
export default mergeConfig(
  config,
  defineConfig({ test: { testNamePattern: /^(?!.*(?:are marked quickly|every exported name))/ } }),
);
