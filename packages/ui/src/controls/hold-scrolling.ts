let holders = 0;

/** Holds the page behind a dialog where it is, without the scroll bar's room. Returns what lets it go. */
export function holdScrolling(): () => void {
  const { style } = document.body;
  const bar = globalThis.innerWidth - document.documentElement.clientWidth;
  if (holders === 0) {
    style.overflow = 'hidden';
    if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('padding-inline-end');
  };
}
