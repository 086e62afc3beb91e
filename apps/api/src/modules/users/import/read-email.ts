import { isEmailAddress } from '../../account/account.ts';
import { cleanText, codePoint, removedFrom } from './clean-text.ts';

export interface ReadEmail {
  readonly email: string;
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/** The separators of addresses in a cell. */
const BETWEEN = /[\s<>()[\],;:"|/]+/;

/**
 * Reads the address of a cell, also in the forms `mailto:lan@example.com`, `Lan <lan@example.com>`, with a final full stop or invisible
 * characters. `lan+ielts@example.com` is another address than `lan@example.com`.
 */
export function readEmail(cell: string): ReadEmail {
  const { text, removed } = cleanText(cell);
  if (text === '') return { email: '', problems: ['Email is required'], remarks: [] };
  const plain = text.normalize('NFKC').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
  const addresses = new Set(
    plain
      .split(BETWEEN)
      .filter(isAddress)
      .map((address) => unwrapped(address).toLowerCase()),
  );
  if (addresses.size > 1) {
    const problem = `Email contains ${addresses.size} addresses: ${[...addresses].join(' and ')}. Put each user in a separate row`;
    return { email: plain, problems: [problem], remarks: [] };
  }
  const email = unwrapped(/<([^<>]*)>/.exec(plain)?.[1] ?? plain);
  const problem = problemOf(email);
  const remarks = removedFrom('Email', removed);
  if (problem === null && email !== text) remarks.push(`Email: “${text}” was read as ${email}`);
  return { email, problems: problem === null ? [] : [problem], remarks };
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at !== -1 && at < word.length - 1;
}

function unwrapped(text: string): string {
  const [address = ''] = text
    .trim()
    .replace(/^mailto:/i, '')
    .split('?', 1);
  return address.replace(/^["']+/, '').replace(/(?<!["'.])["'.]+$/, '');
}

function problemOf(email: string): string | null {
  if (isEmailAddress(email)) return null;
  const [foreign] = /[^\0-~]/u.exec(email) ?? [];
  if (email.includes('@') && foreign !== undefined)
    return `Email contains “${foreign}” (${codePoint(foreign)}), which an address cannot have`;
  return `Email is “${email}”: it must be an address such as name@example.com`;
}
