/** The painted layers from the bottom up; highlights.css styles them. */
export const LAYERS = ['bw-evidence', 'bw-note', 'bw-highlight', 'bw-highlight-deep', 'bw-highlight-active'] as const;
type Layer = (typeof LAYERS)[number];

export type Painting = Readonly<Record<Layer, readonly Range[]>>;

/** Whether the browser can colour text without wrapping it (CSS Custom Highlight API). */
export function canPaint(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined';
}

/** Whether there is anything to draw. */
export function isPainted(painting: Painting): boolean {
  return LAYERS.some((layer) => painting[layer].length > 0);
}

/** Adds a panel's ranges to the page's highlights. @returns a function that removes them. */
export function paint(painting: Painting): () => void {
  for (const [priority, layer] of LAYERS.entries()) {
    // Registering an empty highlight costs a pass over the page.
    if (painting[layer].length === 0) continue;
    const highlight = CSS.highlights.get(layer) ?? new Highlight();
    highlight.priority = priority;
    for (const range of painting[layer]) highlight.add(range);
    CSS.highlights.set(layer, highlight);
  }
  return () => {
    for (const layer of LAYERS) {
      for (const range of painting[layer]) CSS.highlights.get(layer)?.delete(range);
    }
  };
}
