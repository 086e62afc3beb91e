import { useCallback, useState, type RefObject } from 'react';
import { LAYERS, type Painting } from '../dom/paint.ts';
import { boxIn, lineRects } from '../dom/rects.ts';
import type { Box } from '../model/boxes.ts';
import styles from './annotated-panel.module.css';
import { useOnLayout } from './use-on-layout.ts';

interface PaintedRectsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly painting: Painting;
}

/** Draws the marks as rectangles over the text in browsers without the CSS Custom Highlight API. */
export function PaintedRects({ root, painting }: PaintedRectsProps) {
  const [rects, setRects] = useState<readonly { readonly layer: string; readonly box: Box }[]>([]);
  const measure = useCallback(
    (element: HTMLElement) =>
      setRects(
        LAYERS.flatMap((layer) => lineRects(painting[layer]).map((rect) => ({ layer, box: boxIn(element, rect) }))),
      ),
    [painting],
  );
  useOnLayout(root, measure);
  return rects.map(({ layer, box }) => (
    <div
      key={`${layer} ${box.left} ${box.top} ${box.width}`}
      className={styles['rect']}
      data-layer={layer}
      style={{ ...box }}
      aria-hidden
    />
  ));
}
