/** Returns hexadecimal digits, two for each byte. `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A UUID of version 4. */
export function randomId(): string {
  return randomHex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
