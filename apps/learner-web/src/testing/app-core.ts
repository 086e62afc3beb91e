import { createCore, type AppCore } from '../app/create-core.ts';

/** What the app has before anything is drawn. */
export const appCore = (): AppCore => createCore();
