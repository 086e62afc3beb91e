// Before the first pixel: the page is as dark as the device is set, and follows when that changes.
try {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.setAttribute('data-color-scheme', dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
} catch {
  // A browser that cannot say stays light.
}
// Before the first pixel: the page opens in the contrast that was chosen (src/shared/preferences), and does not flash white.
try {
  const chosen = localStorage.getItem('theme');
  if (/^(black-on-white|white-on-black|yellow-on-black)$/.test(chosen)) {
    document.documentElement.setAttribute('data-exam-contrast', chosen);
  }
} catch {
  // A browser that keeps nothing has nothing to say.
}
