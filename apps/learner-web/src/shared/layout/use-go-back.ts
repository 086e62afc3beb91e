import { useNavigate } from 'react-router-dom';
import { entryField } from '../history/entry-field.ts';

/** Goes back in history, or home if the page was opened directly. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const index = entryField(globalThis.history.state, 'idx');
    void (typeof index === 'number' && index > 0 ? navigate(-1) : navigate('/'));
  };
}
