import { htmlTexts, type HtmlText } from '../exam-file/html-texts.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { readTag } from '../html/read-tag.ts';
import { scanHtml } from '../html/scan-html.ts';
import { nameOf } from './check-losses.ts';
import type { Finding } from './finding.ts';

/** Of another site: learners' browsers are told to load pictures from this one only. */
const ELSEWHERE = /^\s*(?:https?:)?\/\//i;

/** Pictures that learners would not see, or that say nothing to someone who cannot see them. */
export function checkPictures(content: SectionContent): readonly Finding[] {
  return htmlTexts(content).flatMap(checkText);
}

function checkText({ where, html }: HtmlText): readonly Finding[] {
  if (!html.includes('<')) return [];
  const findings: Finding[] = [];
  for (const { name, kind, start } of scanHtml(html)) {
    if (name !== 'img' || kind === 'close') continue;
    const { attributes } = readTag(html, start);
    const what = attributes.get('src') ?? '';
    const picture = nameOf({ kind: 'picture', what });
    const elsewhere = `${picture} will not be shown: it is on another site. Upload it, and use the address that it is given`;
    const wordless = `${picture} has no description for someone who cannot see it`;
    if (ELSEWHERE.test(what)) findings.push(warning('picture_elsewhere', where, elsewhere));
    if (what !== '' && !attributes.has('alt')) findings.push(warning('picture_without_description', where, wordless));
  }
  return findings;
}

function warning(code: Finding['code'], where: Finding['where'], message: string): Finding {
  return { code, severity: 'warning', where, message };
}
