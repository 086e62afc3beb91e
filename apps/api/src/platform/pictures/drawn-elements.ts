import type { SvgElement } from './svg-dom.ts';

const PAINT = /url\(\s*["']?#([^"')]+)/gi;

/**
 * Counts the elements of a drawing with each reference expanded: a few lines can reference each other a billion times. @returns more than
 * `max` for circular references too.
 */
export function drawnElements(root: SvgElement, max: number): number {
  const byId = new Map<string, SvgElement>();
  for (const element of root.querySelectorAll('[id]')) byId.set(element.getAttribute('id') ?? '', element);
  const counted = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  const count = (element: SvgElement): number => {
    const counts = counted.get(element);
    if (counts !== undefined) return counts;
    if (open.has(element)) return Infinity;
    open.add(element);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const id of referencesOf(element)) {
      const target = byId.get(id);
      if (target) sum += count(target);
    }
    open.delete(element);
    counted.set(element, sum);
    return sum;
  };
  const sum = count(root);
  return Number.isFinite(sum) ? sum : max + 1;
}

function referencesOf(element: SvgElement): readonly string[] {
  return [...element.attributes].flatMap(({ value }) => {
    const link = value.trim();
    if (link.startsWith('#')) return [link.slice(1)];
    return [...value.matchAll(PAINT)].map(([, paint = '']) => paint);
  });
}
