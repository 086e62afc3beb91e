import { useNavigate } from 'react-router-dom';
import { newExam } from '../../model/form/new-exam.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Leaves a new test, which is safe on the server, for another address, and an empty form behind. */
export function useBeginAnother(): (address: string) => void {
  const { draft, store, skill } = useEditor();
  const navigate = useNavigate();
  return (address) => {
    draft.detach();
    const form = newExam(skill);
    store.dispatch({ type: 'replace', form, saved: form });
    draft.storeNow();
    // Under the address of this draft the other test would not be found again.
    void navigate(address, { replace: true });
  };
}
