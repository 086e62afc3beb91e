import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import { texts } from '../shared/texts/texts.ts';

it('opens with the words that the app goes on with', () => {
  const opened = new DOMParser().parseFromString(page, 'text/html');
  expect(opened.querySelector('#root [role="status"]')?.textContent).toBe(texts.common.loading);
});
