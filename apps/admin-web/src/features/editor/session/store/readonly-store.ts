import type { StoreApi } from 'zustand/vanilla';

/** A store that others follow, with `useStore` or without React, and only its maker writes. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
