import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { boxIn, viewOf } from '../dom/rects.ts';
import { placePopup, type Box } from '../model/boxes.ts';
import styles from './popup.module.css';

interface PopupFrameProps {
  readonly frame?: RefObject<HTMLDivElement | null>;
  readonly role: 'toolbar' | 'menu' | 'dialog';
  readonly label: string;
  readonly anchor: Box;
  readonly touch?: boolean;
  /** Called by Escape, and by Tab out of a menu. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small box at a place in the panel. It scrolls with the text and stays within the visible part. */
export function PopupFrame({ frame, role, label, anchor, touch = false, onClose, children }: PopupFrameProps) {
  const own = useRef<HTMLDivElement>(null);
  const ref = frame ?? own;
  const [point, setPoint] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const element = ref.current;
    const layer = element?.offsetParent;
    if (!element || !layer) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    setPoint(placePopup({ anchor, size, bounds: boxIn(layer, viewOf(layer)), touch }));
  }, [ref, anchor, touch]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || (event.key === 'Tab' && role === 'menu')) {
      // The event stops here, so that a dialog around the panel stays open.
      event.stopPropagation();
      onClose();
    }
    const step = ARROWS[event.key];
    if (step === undefined || role === 'dialog') return;
    event.preventDefault();
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const index = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((index + step) % buttons.length)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role comes from outside, unseen by the rule
    <div
      ref={ref}
      role={role}
      aria-label={label}
      className={styles['popup']}
      data-annotation-popup
      data-kind={role}
      style={point}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // A press on a button must not clear the selection.
      onMouseDown={(event) => event.target instanceof HTMLTextAreaElement || event.preventDefault()}
    >
      {children}
    </div>
  );
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
