import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that attackers try first', () => {
  it.each([
    // On the list, in any case.
    'password',
    'Password',
    'PASSWORD',
    '12345678',
    '1234567890',
    'qwertyuiop',
    'football',
    'iloveyou',
    'letmein1',
    'p@ssw0rd',
    'administrator',
    ' password ',
    'ｐａｓｓｗｏｒｄ',
    // On the list with a few digits or signs.
    'password2026',
    'Password1!',
    'sunshine99',
    '!!monkey!!',
    '2026dragon',
    // One piece again and again.
    '        ',
    '\t \u00a0 \u2003   ',
    '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
    'aaaaaaaa',
    '00000000',
    'abababab',
    '12341234',
    'abcabcabc',
    '--------------------------------',
    // One character after the other.
    'abcdefgh',
    'ABCDEFGHIJ',
    '87654321',
    'zyxwvuts',
    '3456789:;',
  ])('is %j [D167]', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });
});

describe('a password that is not common', () => {
  it.each([
    'practice-makes-perfect',
    'a password for tests',
    'a school of her own',
    'mật khẩu của tôi',
    'a new password',
    'correct horse battery staple',
    'x7#dog12345',
    '9fK2-dog-8812',
    'tide table',
    'passwords are tedious',
    'abcdefgi',
    '12341235',
    '',
  ])('is %j', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
