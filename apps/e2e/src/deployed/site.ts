/** The addresses of the deployed example. The process that starts it writes them into a variable, and the workers of journeys read them. */
export interface Site {
  /** The folder of the configuration, logs and data of all programs. */
  readonly folder: string;
  readonly nginx: string;
  readonly learnerUrl: string;
  readonly consoleUrl: string;
  readonly apiPorts: readonly number[];
}

const VARIABLE = 'E2E_DEPLOYED_SITE';

/** The first administrator, who is added from the command line as in production. */
export const FIRST_ADMIN = { email: 'principal@example.com', password: 'chalk, slate and cheese' };

export function announceSite(site: Site): void {
  process.env[VARIABLE] = JSON.stringify(site);
  // `connect()` and the page objects use this port, so that their calls go through nginx.
  process.env['E2E_PORT'] = new URL(site.learnerUrl).port;
}

export function readSite(): Site {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The deployed example is not running: these journeys need playwright.deployed.config.ts');
  return JSON.parse(text) as Site; // written by announceSite
}
