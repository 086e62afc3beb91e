import {
  CONTRAST_THEMES,
  DEFAULT_CONTRAST,
  DEFAULT_TEXT_SIZE,
  TEXT_SIZES,
  type ContrastTheme,
  type TextSize,
} from '@bandwise/ui/theme/contrast.ts';
import type { DeviceStorage } from '@bandwise/api-contract/client';

/** How the learner likes a test to look. The keys are the product's (learner specification, section 3). */
export interface Preferences {
  readonly textSize: TextSize;
  readonly contrast: ContrastTheme;
}

const TEXT_SIZE_KEY = 'textSize';
const CONTRAST_KEY = 'theme';

/** null: none was chosen. */
export function readContrast(device: DeviceStorage): ContrastTheme | null {
  const contrast = device.read(CONTRAST_KEY);
  return CONTRAST_THEMES.find((known) => known === contrast) ?? null;
}

export function readPreferences(device: DeviceStorage): Preferences {
  const textSize = device.read(TEXT_SIZE_KEY);
  return {
    textSize: TEXT_SIZES.find((known) => known === textSize) ?? DEFAULT_TEXT_SIZE,
    contrast: readContrast(device) ?? DEFAULT_CONTRAST,
  };
}

/** Missing preferences stay as stored: a text size chooses no contrast. */
export function writePreferences(device: DeviceStorage, { textSize, contrast }: Partial<Preferences>): void {
  if (textSize !== undefined) device.write(TEXT_SIZE_KEY, textSize);
  if (contrast !== undefined) device.write(CONTRAST_KEY, contrast);
}
