import { makeEmptyDatabase } from './empty-database.ts';

// A step of the build: what a first start copies.
await makeEmptyDatabase();
