import { memo, useMemo } from 'react';
import { directionOf } from './direction.ts';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise.ts';
import { toReact, type RenderBlank } from './to-react.ts';

interface RichTextProps {
  /** HTML or plain text, as authored. */
  readonly html: string;
  readonly id?: string;
  readonly className?: string | undefined;
  /** Renders a `{n}` marker; keep the function stable between renders. Without it markers stay text. */
  readonly renderBlank?: RenderBlank | undefined;
}

/** Authored text, sanitised. */
export const RichText = memo(function RichText({ html, id, className, renderBlank }: RichTextProps) {
  const dir = directionOf(html);
  const content = useMemo(() => toReact(sanitise(html), { renderBlank, dir }), [html, renderBlank, dir]);
  const isPlain = !html.includes('<');
  return (
    <div
      id={id}
      className={[styles['text'], className].filter(Boolean).join(' ')}
      // The language of the tests, also where the screens have another.
      lang="en"
      dir={dir}
      data-plain={isPlain || undefined}
    >
      {content}
    </div>
  );
});
