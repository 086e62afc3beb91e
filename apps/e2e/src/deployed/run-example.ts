/** Deploys the built product on this machine and keeps it running until Ctrl+C. */
import { startExample } from './example.ts';
import { FIRST_ADMIN } from './site.ts';

const { site, stop } = await startExample();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
console.log(`Learner app  ${site.learnerUrl}/
Console      ${site.consoleUrl}/
Sign in as   ${FIRST_ADMIN.email}, password ${FIRST_ADMIN.password}
Files        ${site.folder}

Stop with Ctrl+C.`);
