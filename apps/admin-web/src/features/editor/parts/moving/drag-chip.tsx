import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useEditor } from '../../session/editor-context.ts';
import { placeUnder } from './place-under.ts';
import styles from './moving.module.css';

/** The name of the dragged item at the pointer; the element below marks the target. */
export function DragChip() {
  const { drag } = useEditor();
  const name = useStore(drag, (dragging) => dragging?.name ?? '');
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let point: { readonly x: number; readonly y: number } | null = null;
    const aim = () => {
      const dragging = drag.getState();
      if (dragging !== null && point !== null) drag.aimAt(placeUnder(dragging, point));
    };
    const follow = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event;
      if (at === undefined) return;
      point = { x: at.clientX, y: at.clientY };
      if (chip.current !== null) chip.current.style.transform = `translate(${point.x}px, ${point.y}px)`;
      aim();
    };
    window.addEventListener('mousemove', follow);
    window.addEventListener('touchmove', follow, { passive: true });
    window.addEventListener('scroll', aim, true);
    return () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('touchmove', follow);
      window.removeEventListener('scroll', aim, true);
    };
  }, [drag]);
  return createPortal(
    <div ref={chip} className={styles['chip']} aria-hidden>
      {name}
    </div>,
    document.body,
  );
}
