import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other: without 0, O, 1, I and L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 7;

/** A code that people can read aloud and type: seven of 31 signs, so that guessing one of many codes needs millions of tries. */
export function makeJoinCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The stored form of a typed code: capitals without spaces and dashes. */
export function readJoinCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}
