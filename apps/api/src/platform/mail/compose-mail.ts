import { escapeUTF8 } from 'entities';
import type { Mail } from './mailer.ts';

/** A paragraph of a mail: words, a link alone or after its label, or lines below each other. */
export type Paragraph = string | { readonly label?: string; readonly link: string } | readonly string[];

/** The parts of a template. */
interface MailParts {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Writes a mail as text and as HTML. Both have the same words, because both are written from the same paragraphs. */
export function composeMail({ to, subject, paragraphs }: MailParts): Mail {
  return {
    to,
    subject,
    text: paragraphs.map(writeText).join('\n\n'),
    html: writePage(subject, paragraphs.map(writeHtml).join('\n')),
  };
}

// Mail programs drop style sheets, so each element has its own style.
const writePage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(title)}</title></head>
<body style="margin:0 auto;max-width:36em;padding:16px;font:16px/1.5 sans-serif;color:#1b1f24">
${body}
</body>
</html>
`;

function writeText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  if (!('link' in paragraph)) return paragraph.join('\n');
  const { label, link } = paragraph;
  return label === undefined ? link : `${label} ${link}`;
}

function writeHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="white-space:pre-line">${escapeUTF8(paragraph)}</p>`;
  if (!('link' in paragraph)) return `<p>${paragraph.map(escapeUTF8).join('<br>')}</p>`;
  const { label, link } = paragraph;
  const before = label === undefined ? '' : `${escapeUTF8(label)} `;
  return `<p style="overflow-wrap:anywhere">${before}<a href="${escapeUTF8(link)}">${escapeUTF8(link)}</a></p>`;
}
