let holders = 0;

/** Prevents the page behind a dialog from scrolling, without a layout shift. @returns a function that releases it. */
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
