import type { DeviceStorage } from '@bandwise/api-contract/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Annotations } from '../model/annotations.ts';
import { mergeAnnotations } from '../model/change-annotations.ts';
import { parseAnnotations, serialiseAnnotations } from '../model/stored-annotations.ts';

/** The annotations of one scope, on the device and in this page. */
export interface AnnotationStore extends Pick<StoreApi<Annotations>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** @returns the annotations after the change. */
  readonly change: (make: (annotations: Annotations) => Annotations) => Annotations;
  /** Reads annotations that another tab has stored. */
  readonly refresh: () => void;
}

export function createAnnotationStore(device: DeviceStorage, key: string): AnnotationStore {
  let stored = device.read(key);
  const { setState, ...store } = createStore(() => parseAnnotations(stored));
  /** The device refused the last write: only this page has all annotations. */
  let isAhead = false;

  const take = (): Annotations => {
    const now = device.read(key);
    if (now === stored) return store.getState();
    stored = now;
    return isAhead ? mergeAnnotations(parseAnnotations(now), store.getState()) : parseAnnotations(now);
  };

  return {
    ...store,
    change(make) {
      // Reads the stored annotations again, so that another tab's marks are not overwritten.
      const next = make(take());
      const text = serialiseAnnotations(next);
      if (text !== stored) device.write(key, text);
      stored = device.read(key);
      isAhead = stored !== text;
      setState(next, true);
      return next;
    },
    refresh: () => setState(take(), true),
  };
}
