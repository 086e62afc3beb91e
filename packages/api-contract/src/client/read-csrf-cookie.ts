const NAME = 'XSRF-TOKEN=';

/** The value of the anti-forgery cookie in a `document.cookie` string, or null. */
export function readCsrfCookie(cookies: string): string | null {
  const cookie = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(NAME));
  if (!cookie) return null;
  const value = cookie.slice(NAME.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
