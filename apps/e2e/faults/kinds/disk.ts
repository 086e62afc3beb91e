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

/** A disk so small that it can be filled: a file system in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes free, or gives all back. */
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
        // Another process wrote in between: the remaining space is filled, up to the last page.
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
    // Full: as it was to be.
  } finally {
    closeSync(descriptor);
  }
}

/** Why the parts with a full disk cannot be tried here; null: they can. */
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

/** Takes the right to write from a folder and all in it, or gives it back. What is open already stays open. */
export function setWritable(folder: string, isWritable: boolean): void {
  const each = (path: string) => {
    const isFolder = statSync(path).isDirectory();
    if (isFolder && isWritable) chmodSync(path, 0o755);
    if (isFolder) for (const name of readdirSync(path)) each(join(path, name));
    chmodSync(path, isFolder ? (isWritable ? 0o755 : 0o555) : isWritable ? 0o644 : 0o444);
  };
  each(folder);
}

/** Root may write anywhere: run through this, it may only write where its permissions say so. */
export function withoutOverride(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  return ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'];
}

export function whyNoReadOnly(): string | null {
  return process.getuid?.() === 0 && !existsSync('/usr/bin/setpriv') ? 'as root, it needs setpriv' : null;
}
