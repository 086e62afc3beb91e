import { startExample } from './example.ts';
import { announceSite } from './site.ts';

/** Starts the deployed example before the journeys. @returns a function that stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const example = await startExample();
  announceSite(example.site);
  return example.stop;
}
