import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** For `pnpm mutants`, where the code counts what runs and is several times slower: without the test of a time limit. */
export default mergeConfig(config, defineConfig({ test: { testNamePattern: /^(?!.*are marked quickly)/ } }));
