import type { Config } from './config/config.ts';
import { HOUR, SETUP_CODE_LIFE } from './limits.ts';

export const DEMO_LEARNER = 'learner@example.com';
export const DEMO_TEACHER = 'teacher@example.com';
export const DEMO_ADMIN = 'admin@example.com';
export const DEMO_ACCOUNTS = [DEMO_LEARNER, DEMO_TEACHER, DEMO_ADMIN] as const;
export const DEMO_PASSWORD = 'practice-makes-perfect';

const oneOf = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** The text for the person who started the process. */
export function welcome(
  config: Config,
  { demoAccounts, setupCode }: { readonly demoAccounts: readonly string[]; readonly setupCode: string | null },
): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host);
  const origin = `http://${local ? 'localhost' : config.host}:${config.port}`;
  const consoleUrl = config.adminWebUrl ?? `${origin}/admin`;
  const lines = [
    `${config.brand} is running.`,
    '',
    `  Learner app  ${config.learnerWebUrl ?? origin}/`,
    `  Console      ${consoleUrl}`,
    `  API          ${origin}/api`,
    `  API docs     ${origin}/api/docs`,
    '',
    ...(demoAccounts.length > 0 ? [`  Sign in as ${oneOf(demoAccounts)}, password ${DEMO_PASSWORD}`, ''] : []),
    ...(setupCode === null
      ? []
      : [
          `  There is no administrator yet. Open ${consoleUrl} and create the first one with this code.`,
          `  It works once and expires in ${SETUP_CODE_LIFE / HOUR} hours; after a restart, use the new code.`,
          '',
          `  Setup code   ${setupCode}`,
          '',
        ]),
    '  Stop with Ctrl+C.',
  ];
  return lines.join('\n');
}
