import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './disclosure-menu.module.css';

interface DisclosureMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly align: 'start' | 'end';
  /** List items with links. */
  readonly children: ReactNode;
}

/**
 * A button that shows a list of links. Links instead of menu items: Tab moves through them, Escape closes the list. A floating menu from
 * the component library would cost the first screen 25 kB.
 */
export function DisclosureMenu({ label, trigger, align, children }: DisclosureMenuProps) {
  const { key } = useLocation();
  // The page on which it was opened: following a link closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpenOn(null);
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={root} className={classes['root']}>
      <button
        ref={button}
        type="button"
        className={classes['button']}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenOn(open ? null : key)}
      >
        {trigger}
      </button>
      <ul id={listId} className={classes['list']} data-align={align} hidden={!open}>
        {children}
      </ul>
    </div>
  );
}
