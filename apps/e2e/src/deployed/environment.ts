import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../../../deploy/.env.example', import.meta.url));

/** Writes the environment file of a deployment: deploy/.env.example with its values filled in. */
export function writeEnvironment(file: string, values: Readonly<Record<string, string>>): void {
  let text = readFileSync(EXAMPLE, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`deploy/.env.example has no ${name}`);
    text = text.replace(line, () => `${name}=${value}`);
  }
  writeFileSync(file, text, { mode: 0o600 });
}
