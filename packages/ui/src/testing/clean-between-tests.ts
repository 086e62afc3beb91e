import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearToasts } from '../theme/show-toast.ts';

/** Each test of an app begins with an empty browser and leaves nothing behind. To be called by the app's set-up. */
export function cleanBetweenTests(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    // Toasts live in a store of their own.
    clearToasts();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
