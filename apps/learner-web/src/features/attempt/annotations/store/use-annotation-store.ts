import { followOtherTabs } from '@bandwise/api-contract/client';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import { annotationsKey, type AnnotationScope } from '../model/stored-annotations.ts';
import { createAnnotationStore, type AnnotationStore } from './annotation-store.ts';

/** The scope's store, synchronised with other tabs. */
export function useAnnotationStore(scope: AnnotationScope): AnnotationStore {
  const { device } = useServices();
  const key = annotationsKey(scope);
  const store = useMemo(() => createAnnotationStore(device, key), [device, key]);
  useEffect(() => {
    return followOtherTabs(window, (change) => {
      if (change.key === null || change.key === key) store.refresh();
    });
  }, [store, key]);
  return store;
}
