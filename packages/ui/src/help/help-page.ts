/** A page of the help, as its Markdown file is compiled. */
export interface HelpPage {
  /** The end of its address. */
  readonly id: string;
  readonly title: string;
  /** Its first paragraph, as plain text. */
  readonly lead: string;
  /** The rest. Written by us, so it is not sanitised. */
  readonly html: string;
}
