import { PGlite } from '@electric-sql/pglite';

/** The embedded engine and nothing else; tells when it has answered. */
const engine = await PGlite.create(process.argv[2] ?? '');
await engine.query('select 1');
process.send?.('ready');
process.once('disconnect', () => void engine.close().then(() => process.exit()));
