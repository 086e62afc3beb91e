/** One try to sign in, at whichever origin; answers its status and how long to wait. */
export async function tryPassword(
  origin: string,
  account: { email: string; password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; retryAfter: string | null }> {
  const prepared = await fetch(`${origin}/sanctum/csrf-cookie`);
  const cookies = prepared.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token, ...headers },
    body: JSON.stringify(account),
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}
