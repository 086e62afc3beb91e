import { createContext } from 'react';

/** The element for menus and tooltips: beside the editor, so that they are in the same landmark. */
export const MenuHostContext = createContext<HTMLElement | null>(null);

/** Positions menus against the window, because an ancestor of the editor may clip them. */
export function floatingIn(host: HTMLElement | null) {
  return { floatingStrategy: 'fixed', ...(host === null ? {} : { portalProps: { target: host } }) } as const;
}
