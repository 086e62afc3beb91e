import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A decoded mail. */
export interface ReceivedMail {
  readonly from: string | undefined;
  readonly to: readonly (string | undefined)[];
  readonly subject: string | undefined;
  readonly text: string;
}

/** A mail server on this machine that stores all mails. */
export interface MailServer {
  /** The value of SMTP_URL. */
  readonly url: string;
  received(): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts));
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // The address of a server that listens on a port has this type.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => Promise.all(mails.map(readMail)),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

async function readMail(mail: Buffer): Promise<ReceivedMail> {
  const { from, to = [], subject, text = '' } = await PostalMime.parse(mail);
  return { from: from?.address, to: to.map(({ address }) => address), subject, text };
}
