import type { Config } from './config/config.ts';

export const DEMO_LEARNER = 'learner@example.com';
export const DEMO_ADMIN = 'admin@example.com';
export const DEMO_PASSWORD = 'practice-makes-perfect';

/** What the person who started the process sees. */
export function welcome(config: Config, { demoAccounts }: { demoAccounts: boolean }): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host);
  const origin = `http://${local ? 'localhost' : config.host}:${config.port}`;
  const lines = [
    `${config.brand} is running.`,
    '',
    `  Learner app  ${config.learnerWebUrl ?? origin}/`,
    `  Console      ${config.adminWebUrl ?? `${origin}/admin`}`,
    `  API          ${origin}/api`,
    `  API docs     ${origin}/api/docs`,
    '',
    ...(demoAccounts ? [`  Sign in as ${DEMO_LEARNER} or ${DEMO_ADMIN}, password ${DEMO_PASSWORD}`, ''] : []),
    '  Stop with Ctrl+C.',
  ];
  return lines.join('\n');
}
