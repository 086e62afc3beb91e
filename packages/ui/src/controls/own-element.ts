import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a control that may be another element, such as a router's link: its own props, then the element's. */
export type AsElement<E extends ElementType, Own> = Own & { readonly component?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'component'
  >;

/** Class names in one attribute. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
