/** `npx -y pnpm@12 exec node apps/api/src/testing/migrations/freeze.ts`: writes the hash of each new migration to frozen.json, and replaces none. */
import { writeFileSync } from 'node:fs';
import { readFrozen, readHashes, FROZEN } from './hashes.ts';

writeFileSync(FROZEN, `${JSON.stringify({ ...readHashes(), ...readFrozen() }, null, 2)}\n`);
