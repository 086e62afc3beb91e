import type { Config } from '../config/config.ts';
import { finding, type Finding } from './finding.ts';

/** What everything is tested with. */
const NODE_MAJOR = 24;

export function examineSettings(config: Config, node = process.versions.node): readonly Finding[] {
  const isSupported = Number.parseInt(node, 10) >= NODE_MAJOR;
  const version = isSupported
    ? finding('ok', 'version', `Node ${node}`)
    : finding(
        'error',
        'version',
        `Node ${node} is too old: use the one in node_modules/node, or ${NODE_MAJOR} and newer`,
      );
  const doubts = doubtsAbout(config).map((text) => finding('warning', 'settings', text));
  const mode = config.production ? 'production' : 'development';
  return [version, ...(doubts.length > 0 ? doubts : [finding('ok', 'settings', `for ${mode}, nothing to say`)])];
}

function doubtsAbout({ production, learnerWebUrl, adminWebUrl, trustProxy }: Config): readonly string[] {
  const doubts: string[] = [];
  if (trustProxy === true) doubts.push('TRUST_PROXY=on believes whoever claims an address: name the proxies instead');
  if (!production) return doubts;
  for (const [name, url] of Object.entries({ LEARNER_WEB_URL: learnerWebUrl, ADMIN_WEB_URL: adminWebUrl })) {
    if (url === null) doubts.push(`${name} is not set: links in mails lead to this process's own address`);
    else if (!url.startsWith('https://'))
      doubts.push(`${name} is not an https:// address: passwords travel in the open`);
  }
  return doubts;
}
