import type { Config } from '../../config/config.ts';

/** The address of a page of the learner app, for a mail. */
export function mailedLink(
  { learnerWebUrl, port }: Pick<Config, 'learnerWebUrl' | 'port'>,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  const link = new URL(`${learnerWebUrl ?? `http://localhost:${port}`}${path}`);
  link.search = new URLSearchParams(query).toString();
  return link.toString();
}

/** The address of the console, for a mail. */
export function consoleLink(config: Pick<Config, 'adminWebUrl' | 'learnerWebUrl' | 'port'>): string {
  return config.adminWebUrl ?? mailedLink(config, '/admin', {});
}
