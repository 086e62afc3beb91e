const OWN = /^\/api\/media\/([\da-f-]{36})$/i;
const IN_TEXT = /\/api\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/gi;

/** The address of an uploaded file. */
export function mediaUrl(id: string): string {
  return `/api/media/${id}`;
}

/** The id of the uploaded file at an address; null for any other address. */
export function mediaIdIn(url: string): string | null {
  return OWN.exec(url.trim())?.[1]?.toLowerCase() ?? null;
}

/** The ids of uploaded files whose addresses appear in a text such as authored HTML or JSON; each once. */
export function mediaIdsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(IN_TEXT)].flatMap(([, id]) => id?.toLowerCase() ?? []))];
}
