/** What stands within a sentence, as the first word of one. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
