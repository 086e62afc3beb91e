/** An id derived from a SHA-256 hash: a UUID of version 8, the version for custom content. */
export function hashId(sha256: Buffer): string {
  const bytes = Buffer.from(sha256.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
