import { useNavigate } from 'react-router-dom';

/** Back in history; a page opened by its address alone has nothing behind it and goes home instead. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const state: unknown = globalThis.history.state;
    const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
    void (typeof index === 'number' && index > 0 ? navigate(-1) : navigate('/'));
  };
}
