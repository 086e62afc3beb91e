import { isEmailAddress } from '../../account/account.ts';
import { cleanText, codePoint, removedFrom } from './clean-text.ts';

export interface ReadEmail {
  readonly email: string;
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

const ADDRESS = /[^\s<>()[\],;:"|/]+@[^\s<>()[\],;:"|/]+/g;

/**
 * Reads the address of a cell, also one that is written as `mailto:lan@example.com`, `Lan <lan@example.com>`, with a full stop
 * behind it, or with invisible characters in it. `lan+ielts@example.com` is another address than `lan@example.com`.
 */
export function readEmail(cell: string): ReadEmail {
  const { text, removed } = cleanText(cell);
  if (text === '') return { email: '', problems: ['Email is required'], remarks: [] };
  const plain = text.normalize('NFKC').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
  const addresses = new Set((plain.match(ADDRESS) ?? []).map((address) => unwrapped(address).toLowerCase()));
  if (addresses.size > 1) {
    const problem = `Email holds ${addresses.size} addresses: ${[...addresses].join(' and ')}. Give each user a row`;
    return { email: plain, problems: [problem], remarks: [] };
  }
  const email = unwrapped(/<([^<>]*)>/.exec(plain)?.[1] ?? plain);
  const problem = problemOf(email);
  const remarks = removedFrom('Email', removed);
  if (problem === null && email !== text) remarks.push(`Email: “${text}” was read as ${email}`);
  return { email, problems: problem === null ? [] : [problem], remarks };
}

function unwrapped(text: string): string {
  return text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/^["']+|["'.]+$/g, '');
}

function problemOf(email: string): string | null {
  if (isEmailAddress(email)) return null;
  const [foreign] = /[^\0-~]/u.exec(email) ?? [];
  if (email.includes('@') && foreign !== undefined)
    return `Email contains “${foreign}” (${codePoint(foreign)}), which an address cannot have`;
  return 'Email must be an e-mail address';
}
