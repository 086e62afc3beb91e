import { makeEmptyDatabase } from './empty-database.ts';

// A step of the build: writes the empty database that a first start copies.
await makeEmptyDatabase();
