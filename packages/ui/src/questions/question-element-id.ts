/** The id of the element to scroll to for a question number. */
export function questionElementId(number: number): string {
  return `question-${number}`;
}
