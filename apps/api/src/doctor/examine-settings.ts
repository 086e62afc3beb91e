import type { Config } from '../config/config.ts';
import { findUnreadSettings } from '../config/unread-settings.ts';
import { productVersion } from '../config/product-version.ts';
import { loadSigningKey } from '../config/signing-key.ts';
import { StartError } from '../config/start-error.ts';
import { finding, type Finding } from './finding.ts';

/** The tested major version of Node. */
const NODE_MAJOR = 24;

export async function examineSettings(
  config: Config,
  node = process.versions.node,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<readonly Finding[]> {
  const isSupported = Number.parseInt(node, 10) >= NODE_MAJOR;
  const version = isSupported
    ? finding('ok', 'version', `Bandwise ${productVersion()}, Node ${node}`)
    : finding(
        'error',
        'version',
        `Node ${node} is too old: use the one in node_modules/node, or Node ${NODE_MAJOR} or newer`,
      );
  const doubts = [...findUnreadSettings(environment), ...doubtsAbout(config)].map((text) =>
    finding('warning', 'settings', text),
  );
  const findings = [...(await examineSigningKey(config)), ...doubts];
  const mode = config.production ? 'production' : 'development';
  return [version, ...(findings.length > 0 ? findings : [finding('ok', 'settings', `for ${mode}, no problems`)])];
}

async function examineSigningKey(config: Config): Promise<readonly Finding[]> {
  try {
    await loadSigningKey(config, '');
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [finding('error', 'settings', error.message)];
  }
}

function doubtsAbout({
  production,
  learnerWebUrl,
  adminWebUrl,
  registration,
  smtpUrl,
  trustProxy,
}: Config): readonly string[] {
  const doubts: string[] = [];
  if (trustProxy === true) doubts.push('TRUST_PROXY=on trusts every sender: set the addresses of the proxies instead');
  if (registration === 'open' && smtpUrl === null)
    doubts.push(
      'REGISTRATION=open without SMTP_URL: the links that confirm addresses are saved in the outbox and not sent, so new users cannot sign in without an administrator',
    );
  if (!production) return doubts;
  for (const [name, url] of Object.entries({ LEARNER_WEB_URL: learnerWebUrl, ADMIN_WEB_URL: adminWebUrl })) {
    if (url === null) doubts.push(`${name} is not set: links in emails lead to this process's own address`);
    else if (!url.startsWith('https://'))
      doubts.push(`${name} is not an https:// address: passwords are sent without encryption`);
  }
  return doubts;
}
