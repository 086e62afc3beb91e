import { createContext } from 'react';

/** Where menus and hints are drawn: beside the editor, so that they belong to the same region of the page as it. */
export const MenuHostContext = createContext<HTMLElement | null>(null);

/** Placed against the window: whatever the editor stands in may cut off what reaches out of it. */
export function floatingIn(host: HTMLElement | null) {
  return { floatingStrategy: 'fixed', ...(host === null ? {} : { portalProps: { target: host } }) } as const;
}
