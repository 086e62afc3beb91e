import { htmlTexts, type HtmlText } from '../exam-file/html-texts.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { findPictures, isPictureElsewhere } from '../html/pictures.ts';
import { nameOf } from './check-losses.ts';
import type { Finding } from './finding.ts';

/** The reasons why pictures from other sites could not be copied, by address. */
type NotCopied = Readonly<Record<string, string>>;

/** Finds pictures that learners will not see, and pictures without a description. */
export function checkPictures(content: SectionContent, notCopied: NotCopied = {}): readonly Finding[] {
  return htmlTexts(content).flatMap((text) => checkText(text, notCopied));
}

function checkText({ where, html }: HtmlText, notCopied: NotCopied): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { src, attributes } of findPictures(html)) {
    const picture = nameOf({ kind: 'picture', what: src });
    const reason = Object.hasOwn(notCopied, src) ? ` and could not be copied (${notCopied[src]})` : '';
    const elsewhere = `${picture} is on another website${reason}, so learners will not see it. Upload it and use its new address`;
    const wordless = `${picture} has no description. Learners who cannot see it need one`;
    if (isPictureElsewhere(src)) findings.push(warning('picture_elsewhere', where, elsewhere));
    if (src !== '' && !attributes.has('alt')) findings.push(warning('picture_without_description', where, wordless));
  }
  return findings;
}

function warning(code: Finding['code'], where: Finding['where'], message: string): Finding {
  return { code, severity: 'warning', where, message };
}
