import { useNavigate } from 'react-router-dom';
import { entryField } from '../history/entry-field.ts';

/** Back in history; a page opened by its address alone has nothing behind it and goes home instead. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const index = entryField(globalThis.history.state, 'idx');
    void (typeof index === 'number' && index > 0 ? navigate(-1) : navigate('/'));
  };
}
