/** Comments of Word and their anchors, and text that tracked changes show as deleted. */
const REVIEW = 'del, [class*="msocom" i]';

/** Text that a reviewer inserted; other programs underline with the same element. */
const INSERTED = 'ins[cite], ins[datetime]';

/** Removes the comments of reviewers and the text that they deleted. Text that they inserted stays, without a line below it. */
export function dropReviewMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll(REVIEW)) element.remove();
  for (const element of body.querySelectorAll(INSERTED)) element.replaceWith(...element.childNodes);
}
