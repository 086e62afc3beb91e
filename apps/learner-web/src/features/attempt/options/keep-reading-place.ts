const BLOCKS = 'p, h2, h3, li, tr, figure, label, dd';

/** Runs a change of the layout, after which each panel shows the same words at its top as before. */
export function keepReadingPlace(change: () => void): void {
  const panels = document.querySelectorAll('section[tabindex="0"]');
  const restores = [...panels, document.documentElement].flatMap(placeIn);
  change();
  for (const restore of restores) restore();
}

/** Returns what scrolls a panel back to the text that is at its top now; nothing at the beginning of the panel. */
function placeIn(panel: Element): readonly (() => void)[] {
  if (panel.scrollTop === 0) return [];
  const topOf = () => Math.max(0, panel.getBoundingClientRect().top);
  const top = topOf();
  const block = [...panel.querySelectorAll(BLOCKS)].find((one) => one.getBoundingClientRect().bottom > top + 1);
  if (block === undefined) return [];
  const before = block.getBoundingClientRect();
  /** How much of the block is above the top. */
  const share = (top - before.top) / before.height;
  return [
    () => {
      const after = block.getBoundingClientRect();
      panel.scrollBy({ top: after.top + share * after.height - topOf(), behavior: 'instant' });
    },
  ];
}
