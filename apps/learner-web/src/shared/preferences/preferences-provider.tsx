import { PageContrast } from '@bandwise/ui/theme/page-contrast.tsx';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '../services/services.ts';
import { readContrast, readPreferences, writePreferences, type Preferences } from './preferences.ts';

interface PreferencesControl {
  readonly preferences: Preferences;
  readonly change: (changes: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesControl | null>(null);

/** Holds the learner's colours and text size. The colours are the whole app's, the text size is a test's. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { settings } = useServices();
  const [preferences, setPreferences] = useState(() => readPreferences(settings));
  const [isChosen, setIsChosen] = useState(() => readContrast(settings) !== null);
  const control = useMemo<PreferencesControl>(
    () => ({
      preferences,
      change(changes) {
        setPreferences({ ...preferences, ...changes });
        if (changes.contrast !== undefined) setIsChosen(true);
        writePreferences(settings, changes);
      },
    }),
    [preferences, settings],
  );
  return (
    <PreferencesContext value={control}>
      <PageContrast contrast={isChosen ? preferences.contrast : null}>{children}</PageContrast>
    </PreferencesContext>
  );
}

export function usePreferences(): PreferencesControl {
  const control = use(PreferencesContext);
  if (!control) throw new Error('usePreferences is called outside PreferencesProvider');
  return control;
}
