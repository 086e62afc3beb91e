import { createContext } from 'react';

/** Where menus and hints are drawn: beside the editor, so that they belong to the same region of the page as it. */
export const MenuHostContext = createContext<HTMLElement | null>(null);

/** Positions menus against the window, because an ancestor of the editor may clip them. */
export function floatingIn(host: HTMLElement | null) {
  return { floatingStrategy: 'fixed', ...(host === null ? {} : { portalProps: { target: host } }) } as const;
}
