import { htmlTexts } from '../exam-file/html-texts.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { lostContent, type ContentItem, type ContentKind } from '../html/lost-content.ts';
import type { Finding } from './finding.ts';

/**
 * Finds content of a section that a later form, such as the cleaned one, lacks: each loss is an error,
 * or a warning once its author has accepted the loss.
 *
 * @param before the section as it was written.
 * @param after the same section, with the same groups and questions, as it would be stored.
 * @param options.reasons why drawings and pictures in its texts were refused.
 */
export function checkLosses(
  before: SectionContent,
  after: SectionContent,
  options: { readonly isAccepted?: boolean; readonly reasons?: readonly string[] } = {},
): readonly Finding[] {
  const stored = htmlTexts(after);
  return htmlTexts(before).flatMap(({ where, html }, index) =>
    lostContent(html, stored[index]?.html ?? '').map((item) => ({
      code: 'content_lost' as const,
      severity: options.isAccepted ? ('warning' as const) : ('error' as const),
      where,
      message: options.isAccepted
        ? `${nameOf(item)} was left out`
        : `${nameOf(item)} cannot be saved${hintFor(item, options.reasons ?? [])}`,
    })),
  );
}

const NAMES = {
  picture: 'A picture',
  table: 'A table',
  link: 'A link',
  frame: 'A frame with another page',
  media: 'An audio or video clip',
  formula: 'A formula',
  field: 'A form field',
} as const satisfies Record<ContentKind, string>;

const WHAT_MAX = 80;

/** Names an item of a text with its source, for a finding: `A picture (https://a.example/b.png)`. */
export function nameOf({ kind, what }: ContentItem): string {
  const short = what.length > WHAT_MAX ? `${what.slice(0, WHAT_MAX)}…` : what;
  return short === '' ? NAMES[kind] : `${NAMES[kind]} (${short})`;
}

const UPLOAD = '. Upload it and use its new address';

function hintFor({ kind, what }: ContentItem, reasons: readonly string[]): string {
  if (kind === 'link') return '. A link must be a web address, an email address or a page of this site';
  if (kind !== 'picture') return '';
  const isInText = what === '' || what.startsWith('data:') || !/[./]/.test(what);
  if (!isInText) return UPLOAD;
  return reasons.length === 0 ? '' : `: ${reasons.join('; ')}`;
}
