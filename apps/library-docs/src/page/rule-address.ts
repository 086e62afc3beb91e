/** The page of a rule among the library's pages, as TypeDoc names the files of documents. */
export function ruleAddress(title: string): string {
  return `documents/${RULES_TITLE}.${title}.html`.replaceAll(' ', '_');
}

export const RULES_TITLE = 'Rules of marking';
