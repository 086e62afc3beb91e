import type { Config } from '../config/config.ts';
import { reason } from '../errors/reason.ts';
import { createSmtpTransport } from '../platform/mail/mailer.ts';
import { finding, type Finding } from './finding.ts';

/** Signs in at the mail server and sends nothing. */
export async function examineMail({
  smtpUrl,
  dataDir,
  production,
}: Pick<Config, 'dataDir' | 'production' | 'smtpUrl'>): Promise<readonly Finding[]> {
  if (smtpUrl === null)
    return [
      finding(
        production ? 'warning' : 'ok',
        'mail',
        `SMTP_URL is not set: emails are saved in ${dataDir}/outbox and not sent`,
      ),
    ];
  const transport = await createSmtpTransport(smtpUrl);
  try {
    await transport.verify();
    return [finding('ok', 'mail', `signed in at the mail server ${new URL(smtpUrl).host}; no email was sent`)];
  } catch (error) {
    return [finding('error', 'mail', `SMTP_URL: no email can be sent (${reason(error)})`)];
  } finally {
    transport.close();
  }
}
