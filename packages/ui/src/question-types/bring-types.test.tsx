import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildGroup, buildQuestion } from '../testing/build-group.ts';
import { renderGroup } from '../testing/render-group.tsx';
import { bringTypes } from './bring-types.ts';
// Read before the tests: on a busy machine that alone takes longer than one may.
import './drag-drop/draggable-view.tsx';

const VIEW = './drag-drop/draggable-view.tsx';

afterEach(() => vi.doUnmock(VIEW));

it('brings what a type is answered with, so that it can be answered at once', async () => {
  expect(await bringTypes(['TFNG', 'DRAG_DROP'])).toBe(true);
  renderGroup(buildGroup('DRAG_DROP', { choices: ['iron'], questions: [buildQuestion(1)] }));
  // Not found later: it is there in the first drawing.
  expect(screen.getByRole('group', { name: 'Choices' })).toBeTruthy();
});

it('says that something is missing', async () => {
  vi.resetModules();
  vi.doMock(VIEW, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { bringAllTypes, bringTypes: bring } = await import('./bring-types.ts');
  expect(await bring(['TFNG'])).toBe(true);
  expect(await bring(['TFNG', 'DRAG_DROP'])).toBe(false);
  expect(await bringAllTypes()).toBe(false);
});
