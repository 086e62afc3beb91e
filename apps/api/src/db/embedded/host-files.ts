import type { PGlite } from '@electric-sql/pglite';

/** The part of the engine's file system that is used here; its types do not show it. */
interface EngineFiles {
  ignorePermissions: boolean;
  readonly streams: readonly (EngineFile | null)[];
  closeStream(fd: number): void;
}

interface EngineFile {
  readonly fd: number;
  /** The system's descriptor behind it, if it is a file of the system's. */
  readonly nfd?: number;
  /** Shared by all files of the system's. */
  readonly stream_ops: { open(this: void, file: EngineFile): void };
}

/**
 * Leaves the system to say which files may be opened. The engine's own file system remembers a file's permissions from
 * when it first saw it, so that a folder that could not be written for a moment stayed so for good; and it keeps one of
 * its 4096 descriptors for each file that could not be opened.
 */
export function leaveFilesToTheSystem({ Module }: PGlite): void {
  const { FS }: { readonly FS?: EngineFiles } = Module;
  if (!FS) return;
  FS.ignorePermissions = true;
  // Without any, all is in memory.
  const ops = FS.streams.find((file) => typeof file?.nfd === 'number')?.stream_ops;
  if (!ops) return;
  const { open } = ops;
  ops.open = (file) => {
    try {
      open(file);
    } catch (error) {
      FS.closeStream(file.fd);
      throw error;
    }
  };
}
