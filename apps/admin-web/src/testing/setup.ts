import '@bandwise/ui/testing/browser-stand-ins.ts';
import { cleanBetweenTests } from '@bandwise/ui/testing/clean-between-tests.ts';
import { configure } from '@testing-library/react';

cleanBetweenTests();

// A busy machine may need longer than a second to show what it will.
configure({ asyncUtilTimeout: 20_000 });

// A wide screen, where what stands beside a form is shown.
const { matchMedia } = globalThis;
globalThis.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('min-width') });

// Layout functions that Lexical needs and jsdom lacks.
Range.prototype.getBoundingClientRect = () => new DOMRect();
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
