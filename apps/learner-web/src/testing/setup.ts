import '@bandwise/ui/testing/browser-stand-ins.ts';
import { cleanBetweenTests } from '@bandwise/ui/testing/clean-between-tests.ts';
import { configureQueries } from '@bandwise/ui/testing/configure-queries.ts';

cleanBetweenTests();

configureQueries(15_000);

globalThis.scrollTo = () => undefined;
