import type { SectionContent } from '@bandwise/domain';
import { checkUnread, htmlTexts, lostContent, mapContent, mapHtml, nameOf } from '@bandwise/domain/internal';
import { texts } from '../../../../shared/texts/texts.ts';
import { readHtml } from '../../rich-text/html/read-html.ts';
import type { ExamInFile } from '../../model/exam-file/read-json.ts';
import { writeHtml } from '../../rich-text/html/write-html.ts';

/** Finds content of a test that the editor cannot represent and would drop with the first change of its text. */
export function importLosses({ parts }: ExamInFile, written: readonly unknown[]): readonly string[] {
  return parts.flatMap(({ content }, index) =>
    [...lossesOfTexts(content), ...checkUnread(written[index], content).map(({ message }) => message)].map((message) =>
      texts.examFile.inPart(content.part_number, message),
    ),
  );
}

function lossesOfTexts(content: SectionContent): readonly string[] {
  return htmlTexts(content).flatMap(({ html }) =>
    lostContent(html, asEdited(html)).map((item) => texts.losses.lost(nameOf(item))),
  );
}

/** Removes content that the editor can't represent, after the author confirmed. Other texts stay unchanged. */
export function withoutLosses(draft: ExamInFile): ExamInFile {
  return mapContent(draft, (content) =>
    mapHtml(content, (html) => {
      const edited = asEdited(html);
      return lostContent(html, edited).length === 0 ? html : edited;
    }),
  );
}

function asEdited(html: string): string {
  return writeHtml(readHtml(html));
}
