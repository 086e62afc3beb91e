const OWN = /^\/api\/media\/([\da-f-]{36})$/i;

/** The address of an uploaded file. */
export function mediaUrl(id: string): string {
  return `/api/media/${id}`;
}

/** Which uploaded file an address is of; null: it is not one of ours. */
export function mediaIdIn(url: string): string | null {
  return OWN.exec(url.trim())?.[1]?.toLowerCase() ?? null;
}
