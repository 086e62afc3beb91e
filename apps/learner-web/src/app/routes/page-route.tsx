import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The route of a page. Route elements would be larger in the code that every screen loads. */
export function page(path: string, Page: ComponentType): RouteObject {
  return { path, element: <Page /> };
}
