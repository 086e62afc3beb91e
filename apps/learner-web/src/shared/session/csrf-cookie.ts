const NAME = 'XSRF-TOKEN=';

/** The value of the anti-forgery cookie in a `document.cookie` string, or null. */
export function readCsrfCookie(cookies: string): string | null {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(NAME));
  if (!found) return null;
  const value = found.slice(NAME.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
