import type { PGlite } from '@electric-sql/pglite';

/** The part of the engine's file system that is used here; its types do not show it. */
interface EngineFiles {
  ignorePermissions: boolean;
  readonly streams: readonly (EngineFile | null)[];
  /** What is remembered of files, by the hash of folder and name. */
  readonly nameTable: readonly (EngineNode | undefined)[];
  hashName(folder: number, name: string): number;
  destroyNode(node: EngineNode): void;
  closeStream(fd: number): void;
}

interface EngineFile {
  readonly fd: number;
  /** The system's descriptor behind it, if it is a file of the system's. */
  readonly nfd?: number;
  readonly node: EngineNode;
  /** Shared by all files of the system's, as the `node_ops` are. */
  readonly stream_ops: { open(this: void, file: EngineFile): void };
}

interface EngineNode {
  readonly id: number;
  readonly name: string;
  readonly parent: EngineNode;
  readonly name_next?: EngineNode;
  readonly node_ops: { mknod(this: void, folder: EngineNode, name: string, ...rest: number[]): EngineNode };
}

/**
 * Leaves the system to say which files there are and which may be opened. The engine's own file system remembers a
 * file's permissions from when it first saw it, and a file that could not be made as if it had been; and it keeps one of
 * its 4096 descriptors for each that could not be opened. So what failed for a moment would fail for good.
 */
export function leaveFilesToTheSystem({ Module }: PGlite): void {
  const { FS }: { readonly FS?: EngineFiles } = Module;
  if (!FS) return;
  FS.ignorePermissions = true;
  const known = FS.streams.find((file) => typeof file?.nfd === 'number');
  // Without any, all is in memory.
  if (!known) return;
  const { stream_ops, node } = known;
  const { open } = stream_ops;
  const { mknod } = node.node_ops;
  stream_ops.open = (file) =>
    whenItFails(
      () => open(file),
      () => FS.closeStream(file.fd),
    );
  node.node_ops.mknod = (folder, name, ...rest) =>
    whenItFails(
      () => mknod(folder, name, ...rest),
      () => forget(FS, folder, name),
    );
}

function whenItFails<T>(act: () => T, undo: () => void): T {
  try {
    return act();
  } catch (error) {
    undo();
    throw error;
  }
}

function forget(FS: EngineFiles, folder: EngineNode, name: string): void {
  let node = FS.nameTable[FS.hashName(folder.id, name)];
  while (node && !(node.parent.id === folder.id && node.name === name)) node = node.name_next;
  if (node) FS.destroyNode(node);
}
