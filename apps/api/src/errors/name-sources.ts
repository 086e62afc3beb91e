import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/**
 * Translates the positions of a stack to the sources by source maps. Maps are read when the first error
 * needs them; Node's own `--enable-source-maps` reads all of them at the start.
 */
export function nameSources(stack: string): string {
  return stack.replaceAll(PLACE, (place, ...[file, line, column]: [string, string, string]) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const cachedMap = maps.get(file);
  if (cachedMap !== undefined) return cachedMap;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    return null;
  }
}
