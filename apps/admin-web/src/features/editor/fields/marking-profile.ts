import type { MarkingProfile } from '@bandwise/domain';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { useEditorState } from '../session/editor-context.ts';

/** Returns the profile of tests that do not choose their own. */
export function useInstallationProfile(): MarkingProfile {
  return usePublicConfig()?.markingProfile ?? 'ielts';
}

/** Returns the profile of the test in the editor: its own, or the installation's. */
export function useTestProfile(): MarkingProfile {
  const byDefault = useInstallationProfile();
  return useEditorState(({ form }) => form.markingProfile) ?? byDefault;
}
