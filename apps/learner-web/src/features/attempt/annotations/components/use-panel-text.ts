import { useLayoutEffect, useState, type RefObject } from 'react';
import { NO_TEXT, readPanelText, type PanelText } from '../dom/panel-text.ts';

/** The text of what is rendered inside an element, read again whenever that changes. */
export function usePanelText(content: RefObject<HTMLElement | null>): PanelText {
  const [panelText, setPanelText] = useState(NO_TEXT);
  useLayoutEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const read = () => setPanelText(readPanelText(element));
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [content]);
  return panelText;
}
