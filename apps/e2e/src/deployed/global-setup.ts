import { startExample } from './example.ts';
import { announceSite } from './site.ts';

/** Playwright's: starts the deployed example before the journeys, and answers how to stop it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const example = await startExample();
  announceSite(example.site);
  return example.stop;
}
