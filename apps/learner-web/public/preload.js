// Before the app itself: what this address shows is fetched beside the app's own code and not after it.
try {
  const pages = [/* written by the build */];
  const { pathname, search } = location;
  const token = sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token');
  const signedIn = token !== null;
  const page = pages.find((one) => new RegExp(one.at).test(pathname) && (one.signedIn ?? signedIn) === signedIn);
  for (const file of page?.files ?? []) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
  // And what it asks first. The app's client takes the answers (packages/api-contract/src/client/early-answers.ts).
  const api = document.querySelector('meta[name="api-url"]')?.getAttribute('content') ?? '';
  const headers = { accept: 'application/json', ...(signedIn ? { authorization: `Bearer ${token}` } : {}) };
  const calls = [...(signedIn ? ['/api/user'] : []), ...(page?.calls ?? [])];
  const [, part = ''] = page ? new RegExp(page.at).exec(pathname) : [];
  globalThis.early = new Map();
  for (const call of page && search === '' ? calls : []) {
    const address = api + call.replace('$1', part);
    const answer = fetch(address, { credentials: 'include', headers });
    // Whoever takes it is told.
    answer.catch(() => undefined);
    globalThis.early.set(address, { token, answer });
  }
} catch {
  // Without it everything comes all the same, a moment later.
}
