import fs from 'node:fs';
import { getSystemErrorMessage } from 'node:util';
import { constants } from 'node:os';

export type DiskFault = 'ENOSPC' | 'EDQUOT' | 'EROFS' | 'EIO';

/**
 * From now on every write to a file below this folder fails as the system would have it fail; so does making a file on a
 * read-only disk. Nothing of this is in the product: the calls of its process are caught from outside.
 * @returns what ends it.
 */
export function failWrites(folder: string, fault: DiskFault, where: RegExp = /^/): () => void {
  const { writeSync, openSync, writeFileSync } = fs;
  const paths = new Map<number, string>();
  const isHit = (path: string) => path.startsWith(folder) && where.test(path.slice(folder.length));
  fs.openSync = (path, flags, mode) => {
    const file = String(path);
    if (fault === 'EROFS' && flags !== 'r' && flags !== fs.constants.O_RDONLY && isHit(file)) throw failure('open');
    const fd = openSync(path, flags, mode);
    paths.set(fd, file);
    return fd;
  };
  // The engine makes a file by it.
  fs.writeFileSync = (file, data, options) => {
    if (fault === 'EROFS' && isHit(String(file))) throw failure('open');
    writeFileSync(file, data, options);
  };
  fs.writeSync = (fd: number, ...what: unknown[]) => {
    if (isHit(paths.get(fd) ?? pathOf(fd))) throw failure('write');
    // The rest of either of its forms.
    return (writeSync as (...all: unknown[]) => number)(fd, ...what);
  };
  return () => Object.assign(fs, { writeSync, openSync, writeFileSync });

  function failure(syscall: string): Error {
    const errno = -constants.errno[fault];
    return Object.assign(new Error(`${fault}: ${getSystemErrorMessage(errno)}, ${syscall}`), {
      code: fault,
      errno,
      syscall,
    });
  }
}

/** The path of a file that was open before. */
function pathOf(fd: number): string {
  return fs.readlinkSync(`/proc/self/fd/${fd}`);
}
