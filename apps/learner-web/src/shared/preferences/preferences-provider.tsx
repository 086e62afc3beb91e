import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '../services/services.ts';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';

interface PreferencesControl {
  readonly preferences: Preferences;
  readonly change: (changes: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesControl | null>(null);

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { device } = useServices();
  const [preferences, setPreferences] = useState(() => readPreferences(device));
  const control = useMemo<PreferencesControl>(
    () => ({
      preferences,
      change(changes) {
        const next = { ...preferences, ...changes };
        setPreferences(next);
        writePreferences(device, next);
      },
    }),
    [preferences, device],
  );
  return (
    <PreferencesContext value={control}>
      <ExamSurface contrast={preferences.contrast} textSize={preferences.textSize}>
        {children}
      </ExamSurface>
    </PreferencesContext>
  );
}

export function usePreferences(): PreferencesControl {
  const control = use(PreferencesContext);
  if (!control) throw new Error('usePreferences is called outside PreferencesProvider');
  return control;
}
