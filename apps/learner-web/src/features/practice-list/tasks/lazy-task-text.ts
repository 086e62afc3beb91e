import { lazy } from 'react';

// Its sanitiser is large: the list does not wait for it, and it sets out together with the list.
const file = import('./task-text.tsx');
// The failure appears on rendering.
file.catch(() => undefined);

export const TaskText = lazy(async () => ({ default: (await file).TaskText }));
