import { createCore, type AppCore } from '../app/create-core.ts';

/** The app's objects before the first render. */
export const appCore = (): AppCore => createCore();
