import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reason } from '../../errors/reason.ts';
import type { Config } from '../../config/config.ts';
import { countOutcome, type Metrics } from '../metrics/metrics.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends mails by SMTP_URL; without it writes each to a file in `DATA_DIR/outbox`. */
export async function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Promise<Mailer> {
  return config.smtpUrl
    ? await createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutbox(path.join(config.dataDir, 'outbox'), config.mailFrom);
}

export function countMails(mailer: Mailer, { mails }: Pick<Metrics, 'mails'>): Mailer {
  return { send: (mail) => countOutcome(mails, mailer.send(mail)) };
}

export async function createSmtpTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(url);
}

async function createSmtpMailer(url: string, from: string): Promise<Mailer> {
  const transport = await createSmtpTransport(url);
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
      } catch (error) {
        // The response was sent before, so only the log shows the failure, and it names the setting.
        throw new Error(`SMTP_URL: an email could not be sent (${reason(error)})`, { cause: error });
      }
    },
  };
}

function createOutbox(directory: string, from: string): Mailer {
  return {
    async send(mail) {
      const at = new Date();
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
      const head = [`Date: ${at.toUTCString()}`, `From: ${from}`, `To: ${mail.to}`, `Subject: ${mail.subject}`];
      await mkdir(directory, { recursive: true });
      // A reset link opens an account, so other users of the machine must not read it.
      await writeFile(path.join(directory, name), `${head.join('\n')}\n\n${mail.text}`, { mode: 0o600 });
    },
  };
}
