import { ensureChromium, ensureFirefox, ensureWebKit, type Missing } from '../browsers/ensure.ts';

/** Journeys in one engine. */
export interface Journeys {
  readonly name: string;
  /** The script of apps/e2e. */
  readonly script: string;
  /** Finds or installs the browser. */
  readonly ensure: () => Promise<Missing>;
  /** Whether a run without them has failed. */
  readonly isNeeded: boolean;
  /** Those beside run one after the other while those of `then` do: alone they leave a quarter to a half of two processors idle. */
  readonly when: 'first' | 'then' | 'beside';
}

export const JOURNEYS: readonly Journeys[] = [
  { name: 'journeys in Chromium', script: 'journeys', ensure: ensureChromium, isNeeded: true, when: 'first' },
  {
    name: 'journeys through the deployed example',
    script: 'journeys:deployed',
    ensure: ensureChromium,
    isNeeded: true,
    when: 'beside',
  },
  { name: 'journeys in Firefox', script: 'journeys:firefox', ensure: ensureFirefox, isNeeded: false, when: 'then' },
  {
    name: "journeys in WebKitGTK, Safari's engine",
    script: 'journeys:webkit',
    ensure: ensureWebKit,
    isNeeded: false,
    when: 'beside',
  },
];

export const BUILD = ['turbo', 'run', 'build', '--output-logs=errors-only'];
