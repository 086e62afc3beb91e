import { useLayoutEffect, useState, type RefObject } from 'react';
import { latePanelText, type PanelText } from '../dom/panel-text.ts';

/** The text of what is rendered inside an element: another whenever that changes, and read only if somebody asks for it. */
export function usePanelText(content: RefObject<HTMLElement | null>): PanelText {
  const [panelText, setPanelText] = useState(() => latePanelText(content));
  useLayoutEffect(() => {
    if (content.current === null) return undefined;
    const change = () => setPanelText(latePanelText(content));
    // At once: React then runs all effects of the page too, and what is typed first finds the answers listened to.
    change();
    const observer = new MutationObserver(change);
    observer.observe(content.current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [content]);
  return panelText;
}
