import { helpFor } from '@bandwise/ui/help/help-for.ts';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { HELP_TABLE } from '../../features/help/model/help-table.ts';
import { pages } from '../../features/help/pages/english.ts';
import { SIGNED_IN } from './signed-in-routes.tsx';
import { SIGNED_OUT } from './signed-out-routes.tsx';

describe('the screens of the app', () => {
  /** Whatever an address leads to, and what says that there is nothing. */
  const WITHOUT = new Set(['/', '/coming-soon', '/admin/*', '*', '/help/:page?']);
  const pathsOf = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);
  const paths = [...new Set(pathsOf([...SIGNED_IN, ...SIGNED_OUT]))].filter((path) => !WITHOUT.has(path));

  it.each(paths)('have a page of the help: %s', (path) => {
    const help = helpFor(HELP_TABLE, path);
    expect(pages.filter(({ id }) => id === help)).toHaveLength(1);
  });

  it.each([
    ['/practice/Listening/part1/8f2', 'listening-on-a-phone'],
    ['/practice/listening', 'taking-a-test'],
    ['/progress/practise', 'after-a-test'],
    ['/sitting/guest', 'exam-conditions'],
    ['/nowhere', null],
  ])('lead from %s to %s', (path, page) => {
    expect(helpFor(HELP_TABLE, path)).toBe(page);
  });
});
