// Before the first pixel: the page is as dark as the device is set, and follows when that changes.
try {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.setAttribute('data-color-scheme', dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
} catch {
  // A browser that cannot say stays light.
}
