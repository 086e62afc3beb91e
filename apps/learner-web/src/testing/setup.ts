import '@bandwise/ui/testing/browser-stand-ins.ts';
import { cleanBetweenTests } from '@bandwise/ui/testing/clean-between-tests.ts';
import { configure } from '@testing-library/react';

cleanBetweenTests();

// A busy machine may need longer than a second to show what it will.
configure({ asyncUtilTimeout: 15_000 });

globalThis.scrollTo = () => undefined;
