/** Web and mail addresses, and paths of this site; not `javascript:`, `data:` or `//other.host`. */
const SAFE = /^(?:https?:\/\/|mailto:|\/(?![\\/])|#|[^\\/:?#\s]+(?:[/?#]|$))/i;

/** Browsers skip these inside an address, so `java\nscript:` would be read as `javascript:`. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Cleans an address that a browser may open or load; null for all others. The learner's screen has the same rule. */
export function safeAddress(address: string): string | null {
  const trimmed = address.trim().replaceAll(' ', '%20');
  return !CONTROL.test(trimmed) && SAFE.test(trimmed) ? trimmed : null;
}

const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]+$/;

/** Whether a picture is inside the text as `data:`; the editor uploads it at once. */
export function isInlinePicture(src: string): boolean {
  return INLINE_PICTURE.test(src);
}

/** Cleans the address of a picture: the pages' content policy allows https and this site's files. */
export function pictureAddress(src: string): string | null {
  if (isInlinePicture(src)) return src;
  const address = safeAddress(withoutOwnOrigin(src.trim()));
  return address === null || /^(?:http:|mailto:|#)/i.test(address) ? null : address;
}

/** Removes this site's origin from the address of a copied picture. */
function withoutOwnOrigin(address: string): string {
  const prefix = `${location.origin}/api/media/`;
  return address.startsWith(prefix) ? address.slice(location.origin.length) : address;
}

const LINKABLE = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s@]+@)/i;

/** The address an author meant in the link dialog: `example.org` and `a@b.org` are completed; null for disallowed addresses. */
export function linkFromInput(input: string): string | null {
  const typed = input.trim();
  const completed = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]+:\d+(?:\/|$)/.test(typed) ? typed : complete(typed);
  const address = safeAddress(completed);
  return address !== null && LINKABLE.test(address) ? address : null;
}

function complete(typed: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s/]+\.[^\s/]+/.test(typed) ? `https://${typed}` : typed;
}
