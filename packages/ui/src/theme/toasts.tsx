import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from '../controls/close-button.tsx';
import { texts } from '../texts/texts.ts';
import { clearToasts, currentToast, onToast, type Toast } from './show-toast.ts';
import styles from './toasts.module.css';

const SHORT = 5000;
const LONG = 10_000;

/** The corner where toasts appear: one at a time, for five seconds (learner specification, section 9). */
export function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast);
  // Each toast is a new element, so that a screen reader reads it.
  return toast && createPortal(<ShownToast key={toast.number} {...toast} />, document.body);
}

function ShownToast({ kind, title, message, isLong = false }: Toast) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(clearToasts, isLong ? LONG : SHORT);
    return () => clearTimeout(timer);
  }, [isRead, isLong]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done with it: it only waits
    <div
      role="alert"
      className={styles['toast']}
      data-kind={kind}
      // A toast stays while the pointer is on it.
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <div className={styles['body']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        <div>{message}</div>
      </div>
      <CloseButton aria-label={texts.controls.close} onClick={clearToasts} />
    </div>
  );
}
