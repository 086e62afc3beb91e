import '@bandwise/ui/testing/browser-stand-ins.ts';
import { cleanBetweenTests } from '@bandwise/ui/testing/clean-between-tests.ts';
import { configure } from '@testing-library/react';

cleanBetweenTests();

// A busy machine may need longer than a second to show what it will.
configure({ asyncUtilTimeout: 5000 });

globalThis.scrollTo = () => undefined;
// Mantine's growing text box measures again when a font arrives.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// Without a layout everything lies where every click is; a divider there would take each click for the start of a drag.
HTMLElement.prototype.getBoundingClientRect = function () {
  return this.role === 'separator' ? new DOMRect(-1000, -1000) : new DOMRect();
};
