import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { Annotations } from '../model/annotations.ts';
import { mergeAnnotations } from '../model/change-annotations.ts';
import { parseAnnotations, serialiseAnnotations } from '../model/stored-annotations.ts';

/** The annotations of one scope, on the device and in this page. */
export interface AnnotationStore {
  readonly read: () => Annotations;
  /** Answers what there is afterwards. */
  readonly change: (make: (annotations: Annotations) => Annotations) => Annotations;
  /** Takes in what another tab has written. */
  readonly refresh: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAnnotationStore(device: DeviceStorage, key: string): AnnotationStore {
  const listeners = new Set<() => void>();
  let stored = device.read(key);
  let annotations = parseAnnotations(stored);
  /** The device refused the last write: only this page has everything. */
  let isAhead = false;

  const take = (): Annotations => {
    const now = device.read(key);
    if (now === stored) return annotations;
    stored = now;
    return isAhead ? mergeAnnotations(parseAnnotations(now), annotations) : parseAnnotations(now);
  };
  const show = (next: Annotations) => {
    if (next === annotations) return;
    annotations = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => annotations,
    change(make) {
      // Another tab may have written a moment ago: its marks are changed, not overwritten.
      const next = make(take());
      const text = serialiseAnnotations(next);
      if (text !== stored) device.write(key, text);
      stored = device.read(key);
      isAhead = stored !== text;
      show(next);
      return next;
    },
    refresh: () => show(take()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
