import '@bandwise/ui/testing/browser-stand-ins.ts';
import { cleanBetweenTests } from '@bandwise/ui/testing/clean-between-tests.ts';
import { configureQueries } from '@bandwise/ui/testing/configure-queries.ts';

cleanBetweenTests();

configureQueries(45_000);

// A window 1280 pixels wide: what stands beside a form is shown, in one column.
const WIDTH = 1280;
const { matchMedia } = globalThis;
globalThis.matchMedia = (query) => {
  const [, least, unit] = /min-width: ([\d.]+)(em|px)/.exec(query) ?? [];
  const matches = least !== undefined && Number(least) * (unit === 'em' ? 16 : 1) <= WIDTH;
  return Object.assign(matchMedia(query), { matches });
};

// Layout functions that Lexical needs and jsdom lacks.
Range.prototype.getBoundingClientRect = () => new DOMRect();
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
