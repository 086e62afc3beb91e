import { scanHtml } from './scan-html.ts';
import { textOf } from './text-of.ts';

/** Whether a reader would see anything: words or an image. `<p>&nbsp;</p>` is empty. */
export function hasContent(html: string): boolean {
  return textOf(html).trim() !== '' || scanHtml(html).some(({ name }) => name === 'img' || name === 'svg');
}
