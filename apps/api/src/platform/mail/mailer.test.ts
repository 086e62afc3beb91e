import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { findFreePort } from '@bandwise/config/free-port';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createMailer } from './mailer.ts';

const MAIL = {
  to: 'lan@example.com',
  subject: 'Xin chào',
  text: 'Link:\n\nhttps://example.com/?token=abc',
  html: '<p>Link:</p>',
};
const mailFrom = 'Bandwise <no-reply@example.com>';

it('puts each mail in a readable file of the outbox, for the owner only', async () => {
  const dataDir = temporaryFolder();
  const mailer = await createMailer({ smtpUrl: null, mailFrom, dataDir });
  await Promise.all([mailer.send(MAIL), mailer.send(MAIL)]);
  const outbox = path.join(dataDir, 'outbox');
  const names = readdirSync(outbox);
  expect(names).toHaveLength(2);
  const file = path.join(outbox, names[0] ?? '');
  expect(file).toMatch(/\.txt$/);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^Date: .+ GMT\nFrom: Bandwise <no-reply@example\.com>\nTo: lan@example\.com\nSubject: Xin chào\n\nLink:\n\nhttps:\/\/example\.com\/\?token=abc$/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('sends through SMTP_URL', async () => {
  let received = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (part: Buffer) => void (received += part.toString()));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = server.server.address() as AddressInfo;
  try {
    await (await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '/nowhere' })).send(MAIL);
  } finally {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  }
  expect(received).toContain('From: Bandwise <no-reply@example.com>');
  expect(received).toContain('To: lan@example.com');
  expect(received).toContain('https://example.com/?token');
  expect(received).toContain('Content-Type: text/html');
  expect(received).toContain('<p>Link:</p>');
});

it('says that it was a mail that failed, and why', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await findFreePort()}`;
  const mailer = await createMailer({ smtpUrl, mailFrom, dataDir: '/nowhere' });
  const sending = mailer.send(MAIL);
  await expect(sending).rejects.toThrow(/^SMTP_URL: an email could not be sent \(.*ECONNREFUSED.*\)$/);
});
