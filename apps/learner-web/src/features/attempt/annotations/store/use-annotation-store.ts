import { useEffect, useMemo } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import { annotationsKey, type AnnotationScope } from '../model/stored-annotations.ts';
import { createAnnotationStore, type AnnotationStore } from './annotation-store.ts';

/** The scope's store, kept in step with other tabs. */
export function useAnnotationStore(scope: AnnotationScope): AnnotationStore {
  const { device } = useServices();
  const key = annotationsKey(scope);
  const store = useMemo(() => createAnnotationStore(device, key), [device, key]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // Without a key: everything was cleared.
      if (event.key === null || event.key === key) store.refresh();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store, key]);
  return store;
}
