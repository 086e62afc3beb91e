/** The addresses of the deployed example. The process that starts it writes them, and the journeys' workers read them. */
export interface Site {
  /** Configuration, logs and data of everything that runs. */
  readonly folder: string;
  readonly nginx: string;
  readonly learnerUrl: string;
  readonly consoleUrl: string;
  readonly apiPorts: readonly number[];
}

const VARIABLE = 'E2E_DEPLOYED_SITE';

/** Added by the command line, as a production deployment's first administrator is. */
export const FIRST_ADMIN = { email: 'principal@example.com', password: 'chalk, slate and cheese' };

export function announceSite(site: Site): void {
  process.env[VARIABLE] = JSON.stringify(site);
  // Where `connect()` and the page objects find the product: here, by way of nginx.
  process.env['E2E_PORT'] = new URL(site.learnerUrl).port;
}

export function readSite(): Site {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The deployed example is not running: these journeys need playwright.deployed.config.ts');
  return JSON.parse(text) as Site; // written by announceSite
}
