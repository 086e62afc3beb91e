import { useLocation, useNavigate } from 'react-router-dom';
import { entryField } from '../../../shared/history/entry-field.ts';
import { useAddressSearch } from '../../../shared/history/use-address-search.ts';
import { choose, readChosen } from './task-list.ts';

const OVER_LIST = { overList: true } as const;

/** The task that was chosen, kept in the address. On a narrow screen the browser's Back leads from it to the list too. */
export function useChosenTask(narrow: boolean) {
  const { params, change } = useAddressSearch();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return {
    chosen: readChosen(params),
    choose: (id: string) => change((current) => choose(current, id), narrow ? { state: OVER_LIST } : { replace: true }),
    goBack: () => {
      if (entryField(state, 'overList') === true) void navigate(-1);
      else change((current) => choose(current, null), { replace: true });
    },
  };
}
