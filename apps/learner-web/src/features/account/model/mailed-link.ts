import { texts } from '../../../shared/texts/texts.ts';

export interface MailedLink {
  readonly token: string;
  readonly email: string;
}

/** The most encodings to undo. Mail gateways and redirects rarely add more than one. */
const ROUNDS = 4;

/**
 * Reads the token and the address of a mailed link. Mail programs, scanners and redirects change links on the way, so
 * this also reads a query that was encoded again, `&amp;` for `&`, a space for the `+` of an address, and trailing punctuation that a mail
 * program included in the link.
 *
 * @param search the query of the address with its question mark
 * @returns null when the token or the address is missing.
 */
export function readMailedLink(search: string): MailedLink | null {
  let query = search.replace(/^\?/, '');
  for (let round = 0; round < ROUNDS; round += 1) {
    const params = new URLSearchParams(query.replaceAll(/&(?:amp;)+/g, '&'));
    const token = readToken(params.get('token') ?? '');
    const email = readEmail(params.get('email') ?? '');
    if (token && email) return { token, email };
    query = decoded(query);
  }
  return null;
}

/** Tokens consist of letters, digits, `-` and `_`. */
function readToken(text: string): string {
  const token = /[\w-]+/.exec(text)?.[0] ?? '';
  // Some mail programs leave the "3D" of a quoted-printable "=" in the link.
  return /^3D[\w-]{43}$/.test(token) ? token.slice(2) : token;
}

function readEmail(text: string): string {
  let email = text;
  for (let round = 0; round < ROUNDS && /%(?:25|2B|40)/i.test(email); round += 1) email = decoded(email);
  return email
    .trim()
    .replace(/^[<("']+/, '')
    .replace(/[>)\]"'.,;:!]+$/, '')
    .replaceAll(' ', '+');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const words = texts.account.resetPassword;

/** Why the form cannot be sent, or null. */
export function resetProblem(link: MailedLink | null, password: string, confirmation: string): string | null {
  if (!link) return words.missing;
  if (password === '') return words.required;
  return password === confirmation ? null : words.mismatch;
}
