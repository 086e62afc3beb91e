import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { inTime } from '../../../shared/failures/in-time.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import { bringOptions, OptionsDialog } from './lazy-options-dialog.ts';

const OpenOptionsContext = createContext<(() => void) | null>(null);

interface OptionsProviderProps {
  readonly children: ReactNode;
  /** Loads the code of the dialog. */
  readonly bring?: () => Promise<unknown>;
}

/** Holds the Options of a test outside its screens: opened while the test is loading, they stay open when it has come. */
export function OptionsProvider({ children, bring = bringOptions }: OptionsProviderProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** 0 until they are first opened: an unused dialog costs the page nothing. */
  const [openings, setOpenings] = useState(0);
  const open = useCallback(() => {
    const show = () => {
      setIsOpen(true);
      setOpenings((count) => count + 1);
    };
    inTime(bring()).then(show, () => toast.problem(texts.attempt.optionsMissing));
  }, [bring]);
  return (
    <OpenOptionsContext value={open}>
      {children}
      {openings > 0 && (
        // Each opening is a new dialog: one that is still closing would show the page it was left on.
        <OptionsDialog key={openings} opened={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </OpenOptionsContext>
  );
}

export function useOpenOptions(): () => void {
  const open = use(OpenOptionsContext);
  if (!open) throw new Error('useOpenOptions is called outside OptionsProvider');
  return open;
}
