import { ensureChromium, ensureFirefox, ensureWebKit, type Missing } from '../browsers/ensure.ts';

/** Journeys in one engine. */
export interface Journeys {
  readonly name: string;
  /** The script of apps/e2e. */
  readonly script: string;
  /** Finds or installs the browser. */
  readonly ensure: () => Promise<Missing>;
  /** Whether a run without this engine fails. */
  readonly isRequired: boolean;
}

export const JOURNEYS = [
  { name: 'journeys in Chromium', script: 'journeys', ensure: ensureChromium, isRequired: true },
  {
    name: 'journeys through the deployed example',
    script: 'journeys:deployed',
    ensure: ensureChromium,
    isRequired: true,
  },
  { name: 'journeys in Firefox', script: 'journeys:firefox', ensure: ensureFirefox, isRequired: false },
  {
    name: "journeys in WebKitGTK, Safari's engine",
    script: 'journeys:webkit',
    ensure: ensureWebKit,
    isRequired: false,
  },
] as const satisfies readonly Journeys[];

export const BUILD = ['turbo', 'run', 'build', '--output-logs=errors-only'];
