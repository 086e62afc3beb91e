/** Decoded by hand: fetching a `data:` address is a connection, which the content security policy does not allow. */
export function fileFromDataUrl(dataUrl: string): File {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'application/octet-stream';
  const bytes = Uint8Array.from(atob(body), (character) => character.codePointAt(0) ?? 0);
  return new File([bytes], `pasted.${type.split('/')[1]?.replace('+xml', '')}`, { type });
}
