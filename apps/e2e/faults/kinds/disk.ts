import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk except for `left` bytes. */
  fill(left: number): void;
  empty(): void;
  remove(): void;
}

/** @throws when this user may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'bandwise-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'bandwise', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const filler = join(folder, 'filler');
  const empty = () => rmSync(filler, { force: true });
  return {
    folder,
    empty,
    fill(left) {
      empty();
      const free = Number(execFileSync('df', ['--output=avail', '-B1', folder]).toString().split('\n')[1]);
      const size = Math.max(free - left, 4096);
      try {
        execFileSync('fallocate', ['-l', String(size), filler], { stdio: 'pipe' });
      } catch {
        // Another process has written since then, so the remaining space is filled up to the last page.
        writeUntilFull(filler, size);
      }
    },
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: string, bytes: number): void {
  const chunk = Buffer.alloc(1_000_000);
  const descriptor = openSync(file, 'w');
  try {
    for (let left = bytes; left > 0; left -= chunk.length) writeSync(descriptor, chunk);
  } catch {
    // The disk is full, as intended.
  } finally {
    closeSync(descriptor);
  }
}

/** The reason why this machine cannot run the phases with a full disk; null if it can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux mounts a file system in memory';
  if (process.getuid?.() !== 0) return 'needs root, to mount a small disk';
  try {
    mountSmallDisk(1).remove();
    return null;
  } catch {
    return 'this machine does not let a small disk be mounted';
  }
}

/** Makes a folder and its content read-only, or writable again. Open files stay writable. */
export function setWritable(folder: string, isWritable: boolean): void {
  const each = (path: string) => {
    const isFolder = statSync(path).isDirectory();
    if (isFolder && isWritable) chmodSync(path, 0o755);
    if (isFolder) for (const name of readdirSync(path)) each(join(path, name));
    chmodSync(path, isFolder ? (isWritable ? 0o755 : 0o555) : isWritable ? 0o644 : 0o444);
  };
  each(folder);
}

/** A command prefix that makes root obey the permissions of files. */
export function withoutOverride(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  return ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'];
}

export function whyNoReadOnly(): string | null {
  return process.getuid?.() === 0 && !existsSync('/usr/bin/setpriv') ? 'as root, it needs setpriv' : null;
}
