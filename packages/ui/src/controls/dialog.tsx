import { useFocusReturn, useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../texts/texts.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { holdScrolling } from './hold-scrolling.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** The cross, Escape, and a click beside the dialog. */
  readonly onClose: () => void;
  /** An action is running: only the cross closes the dialog. */
  readonly isBusy?: boolean;
  /** Covers the whole screen, with this header instead of the title and the cross. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over the page: the focus stays in it, and goes back to where it was. It starts on `data-autofocus`. */
export function Dialog({ opened, ...props }: DialogProps) {
  useFocusReturn({ opened });
  return opened && createPortal(<Opened {...props} />, document.body);
}

function Opened({ title, onClose, isBusy = false, top, children }: Omit<DialogProps, 'opened'>) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(panel, useFocusTrap());
  useEffect(holdScrolling, []);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !isBusy) onClose();
    };
    globalThis.addEventListener('keydown', escape, { capture: true });
    return () => globalThis.removeEventListener('keydown', escape, { capture: true });
  }, [onClose, isBusy]);
  return (
    <div className={styles['place']} data-whole={top ? true : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape is its key */}
      <div className={styles['ground']} onClick={isBusy ? undefined : onClose} />
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles['dialog']}
      >
        <div className={styles['top']}>
          {top ?? (
            <>
              <h2 className={styles['title']} id={titleId}>
                {title}
              </h2>
              <CloseButton aria-label={texts.controls.close} onClick={onClose} />
            </>
          )}
        </div>
        <div className={styles['body']}>
          {top && (
            <h2 className={styles['title']} id={titleId}>
              {title}
            </h2>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
