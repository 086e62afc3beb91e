import { followOtherTabs, type DeviceStorage } from '@bandwise/api-contract/client';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../store/readonly-store.ts';
import { readClip, writeClip, type Clip } from '../../model/exam-file/clip.ts';

/** The last copied content on this device, from any window; null without one. */
export interface Clipboard extends ReadonlyStore<Clip | null> {
  readonly copy: (clip: Clip) => void;
  /** Follows copies in other windows. @returns a function that stops it. */
  readonly follow: () => () => void;
}

/**
 * Copies between tests open in several windows. The device's storage carries it: the system's clipboard, which gets the
 * same text, gives it back only to a paste by keys, and on plain http there is none.
 */
export function createClipboard(device: DeviceStorage, userId: string): Clipboard {
  const key = `bandwise:editor:clipboard:${userId}`;
  const read = (): Clip | null => {
    const clip = readClip(device.read(key) ?? '');
    return clip?.ok === true ? clip.clip : null;
  };
  const { setState, ...store } = createStore<Clip | null>(read);
  return {
    ...store,
    copy(clip) {
      const text = writeClip(clip);
      device.write(key, text);
      setState(clip, true);
      // Missing on plain http and refusable; windows on this device have the copy anyway.
      void navigator.clipboard?.writeText(text).catch(() => undefined);
    },
    follow: () => followOtherTabs(window, (event) => event.key === key && setState(read(), true)),
  };
}
