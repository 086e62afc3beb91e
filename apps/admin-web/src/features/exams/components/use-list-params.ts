import { createDeviceStorage } from '@bandwise/api-contract/client';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  changeListParams,
  hasView,
  readListParams,
  VIEWS,
  writeListParams,
  type ListParams,
} from '../model/list-params.ts';

/** On the device: the view that was chosen last. */
const VIEW_KEY = 'tests-view';
const storage = createDeviceStorage(() => window.localStorage);

/** The parameters in the address of All Tests, and their setter. */
export function useListParams() {
  const [address, setAddress] = useSearchParams();
  const params = useMemo(() => readListParams(address, chosenView()), [address]);
  // The latest parameters, including a change that is not rendered yet.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  // The shown view is stored in the history entry, so that Back returns to it whatever was chosen since.
  const { state } = useLocation();
  useEffect(() => {
    if (!hasView(address)) setAddress(writeListParams(params), { replace: true, state });
  }, [address, params, setAddress, state]);
  return {
    params,
    /** `replace`: going back does not undo it. */
    change: (change: Partial<ListParams>, { replace = false }: { readonly replace?: boolean } = {}) => {
      if (change.view) storage.write(VIEW_KEY, change.view);
      latest.current = changeListParams(latest.current, change);
      setAddress(writeListParams(latest.current), { replace });
    },
  };
}

function chosenView(): ListParams['view'] | undefined {
  return VIEWS.find((known) => known === storage.read(VIEW_KEY));
}
