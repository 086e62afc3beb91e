// Before the app itself: what this address shows is fetched beside the app's own code and not after it.
try {
  const pages = [/* written by the build */];
  const { pathname } = location;
  const signedIn = (sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token')) !== null;
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
} catch {
  // Without it everything comes all the same, a moment later.
}
