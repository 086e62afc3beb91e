import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSvgDom } from '../pictures/svg-dom.ts';
import type { Mail } from './mailer.ts';
import { accountExistsMail } from './templates/account-exists.ts';
import { assignmentMail } from './templates/assignment.ts';
import { assessedTextMail } from './templates/assessed-text.ts';
import { changedResultMail } from './templates/changed-result.ts';
import { classInvitationMail } from './templates/class-invitation.ts';
import { claimAccountMail } from './templates/claim-account.ts';
import { confirmAddressMail } from './templates/confirm-address.ts';
import { invitationMail } from './templates/invitation.ts';
import { overallBandMail } from './templates/overall-band.ts';
import { passwordResetMail } from './templates/password-reset.ts';
import { problemDecisionMail } from './templates/problem-decision.ts';
import { waitingTextsMail } from './templates/waiting-texts.ts';

const user = { brand: 'Bandwise', email: 'lan@example.com', firstName: 'Lan' };
const link = 'https://learn.example.com/reset-password?token=abc&email=lan%40example.com';

const ASSIGNMENT = {
  ...user,
  name: 'Week 1',
  className: 'Evening class',
  due: '5 Dec 2026, 18:00 (Asia/Ho_Chi_Minh)',
  link: 'https://learn.example.com/assigned/abc',
  offLink: 'https://learn.example.com/assignment-emails?token=abc',
};

/** Every mail, by the file of its template. */
const PREVIEWS: Readonly<Record<string, { readonly mail: Mail; readonly subject: string; readonly text: string }>> = {
  'account-exists.ts': {
    mail: accountExistsMail({
      ...user,
      signInLink: 'https://learn.example.com/login',
      forgotPasswordLink: 'https://learn.example.com/forgot-password',
    }),
    subject: 'You already have a Bandwise account',
    text: `Hello Lan,

Someone used your email address to sign up for Bandwise, but there is already an account with this address. Nothing has changed. You can sign in here:

https://learn.example.com/login

If you have forgotten your password, you can set a new one:

https://learn.example.com/forgot-password

If you did not sign up, you do not need to do anything.

Bandwise`,
  },
  'assessed-text.ts': {
    mail: assessedTextMail({
      ...user,
      title: 'Library loans',
      isSpoken: false,
      isCorrection: false,
      feedbackLink: 'https://learn.example.com/feedback/abc',
    }),
    subject: 'Your text for “Library loans” has been assessed',
    text: `Hello Lan,

Your text for “Library loans” has been assessed. You can read the bands and any comments.

Your feedback: https://learn.example.com/feedback/abc

Bandwise`,
  },
  'assignment.ts': {
    mail: assignmentMail({ ...ASSIGNMENT, about: 'opened' }),
    subject: 'New assignment: “Week 1”',
    text: `Hello Lan,

“Week 1” is open in your class Evening class. It is due on 5 Dec 2026, 18:00 (Asia/Ho_Chi_Minh).

Your assignment: https://learn.example.com/assigned/abc

To stop these emails: https://learn.example.com/assignment-emails?token=abc

Bandwise`,
  },
  'changed-result.ts': {
    mail: changedResultMail({
      ...user,
      title: 'The Canal',
      partNumber: 2,
      question: '14',
      isUndo: false,
      reason: 'Both spellings are right.',
      results: [
        { submittedAt: new Date('2026-11-20T08:00:00Z'), marksBefore: 8, marksAfter: 9, total: 13 },
        { submittedAt: new Date('2026-11-18T08:00:00Z'), marksBefore: 7, marksAfter: 8, total: 13 },
      ],
      progressLink: 'https://learn.example.com/progress',
    }),
    subject: 'Bandwise: your results for “The Canal” have changed',
    text: `Hello Lan,

The correct answer to question 14 was changed, and this changed your results. Test: “The Canal”, Part 2.

- 20 Nov 2026: 9 of 13 marks (before: 8)
- 18 Nov 2026: 8 of 13 marks (before: 7)

Reason: Both spellings are right.

Your results: https://learn.example.com/progress

Bandwise`,
  },
  'class-invitation.ts': {
    mail: classInvitationMail({
      ...user,
      className: 'Evening class',
      invitedBy: 'Mai Tran',
      link: 'https://learn.example.com/classes/ABC2345',
    }),
    subject: 'Join Evening class on Bandwise',
    text: `Hello Lan,

Mai Tran has invited you to join the class Evening class. Open this link and sign in to join:

https://learn.example.com/classes/ABC2345

The teachers of the class will see all your results, and the texts and recordings that you hand in.

If you do not want to join, you do not need to do anything.

Bandwise`,
  },
  'claim-account.ts': {
    mail: claimAccountMail({ ...user, link, days: 7 }),
    subject: 'Confirm your email address for Bandwise',
    text: `Hello,

There is a Bandwise account with your email address, but the address has not been confirmed.

Open this link to set a new password. The account is then yours, and everyone who is signed in to it is signed out. The link works once and expires in 7 days:

${link}

If you do not want this account, you do not need to do anything.

Bandwise`,
  },
  'confirm-address.ts': {
    mail: confirmAddressMail({ ...user, link, hours: 24 }),
    subject: 'Confirm your email address for Bandwise',
    text: `Hello,

Your email address was used to sign up for Bandwise. Open this link and enter the password that you chose. The link works once and expires in 24 hours:

${link}

If you did not sign up, you do not need to do anything: no account is created without this link.

Bandwise`,
  },
  'invitation.ts': {
    mail: invitationMail({
      ...user,
      addedBy: 'Ada Byron',
      link,
      consoleLink: 'https://learn.example.com/admin',
      days: 1,
    }),
    subject: 'Your Bandwise account',
    text: `Hello Lan,

Ada Byron has added you to Bandwise. Open this link to set your password. The link works once and expires in 1 day:

${link}

Your username is your email address: lan@example.com.

After that, you can sign in to the console here:

https://learn.example.com/admin

Bandwise`,
  },
  'overall-band.ts': {
    mail: overallBandMail({
      ...user,
      title: 'Library loans',
      feedbackLink: 'https://learn.example.com/feedback/abc',
      resultLink: 'https://learn.example.com/sitting/def',
    }),
    subject: 'Your mock exam has an overall band',
    text: `Hello Lan,

“Library loans” has been assessed. It was the last part of your mock exam, which now has a band for each of the four skills and an overall band.

Your result: https://learn.example.com/sitting/def

Your feedback: https://learn.example.com/feedback/abc

Bandwise`,
  },
  'password-reset.ts': {
    mail: passwordResetMail({ ...user, link, minutes: 60 }),
    subject: 'Reset your Bandwise password',
    text: `Hello Lan,

Open this link to set a new password. The link works once and expires in 60 minutes:

${link}

If you did not request this, you do not need to do anything: your password has not changed.

Bandwise`,
  },
  'problem-decision.ts': {
    mail: problemDecisionMail({
      ...user,
      number: 5,
      title: 'The Canal',
      words: 'The plural is right, too.\nSee line 3.',
      state: 'declined',
      reply: 'The text has one harbour.',
      reviewLink: 'https://learn.example.com/practice/reading/part1/abc?review=def',
    }),
    subject: 'Your report on question 5 of “The Canal”',
    text: `Hello Lan,

You reported a problem with question 5 of “The Canal”:

“The plural is right, too.
See line 3.”

We checked the question and did not change it. Thank you for your report.

Reply: The text has one harbour.

Your result: https://learn.example.com/practice/reading/part1/abc?review=def

Bandwise`,
  },
  'waiting-texts.ts': {
    mail: waitingTextsMail({
      ...user,
      waiting: 3,
      opinions: 1,
      queueLink: 'https://learn.example.com/admin/assessing',
    }),
    subject: '4 submissions are waiting to be assessed',
    text: `Hello Lan,

3 submissions are waiting to be assessed.
1 submission is waiting for a second opinion, or for two opinions to be compared.

Open the submissions: https://learn.example.com/admin/assessing

You get this email because you turned it on under Assessing. You can turn it off there.

Bandwise`,
  },
};

const TEMPLATES = readdirSync(path.join(import.meta.dirname, 'templates')).filter((name) => name !== 'write-days.ts');

/** The elements and words that a mail program shows. */
async function readHtml(html: string) {
  const { window } = await loadSvgDom();
  const page = new window.DOMParser().parseFromString(html.replaceAll('<br>', '\n'), 'text/html');
  const all = [...(page.documentElement?.querySelectorAll('*') ?? [])];
  const find = (name: string) => all.filter(({ localName }) => localName === name);
  return {
    names: all.map(({ localName }) => localName),
    title: find('title').map(({ textContent }) => textContent),
    words: find('p')
      .map(({ textContent }) => textContent)
      .join('\n\n'),
    links: find('a').map((link) => link.getAttribute('href')),
  };
}

it.each(TEMPLATES)('writes %s as text and, with the same words and links, as HTML', async (name) => {
  const { mail, subject, text } = PREVIEWS[name] ?? { mail: null, subject: '', text: '' };
  expect(mail).toMatchObject({ to: 'lan@example.com', subject, text });
  const links = text.match(/https:\S+/g);
  expect(await readHtml(mail?.html ?? '')).toMatchObject({ title: [subject], words: text, links });
});

it.each([
  [true, 'A change to the correct answer to question 14 was undone, and this changed your result. Test: '],
  [false, 'The correct answer to question 14 was changed, and this changed your result. Test: '],
])('says what has changed one result, and no empty reason; an undo: %j', (isUndo, words) => {
  const results = [{ submittedAt: new Date('2026-11-20T08:00:00Z'), marksBefore: 8, marksAfter: 9, total: 13 }];
  const values = {
    ...user,
    title: 'The Canal',
    partNumber: 2,
    question: '14',
    reason: '',
    results,
    progressLink: link,
  };
  const { text, subject } = changedResultMail({ ...values, isUndo });
  expect(subject).toBe('Bandwise: your result for “The Canal” has changed');
  expect(text).toContain(words);
  expect(text).not.toContain('Reason');
});

it('reminds a learner of an assignment that is due soon', () => {
  const { subject, text } = assignmentMail({ ...ASSIGNMENT, about: 'due' });
  expect(subject).toBe('Due soon: “Week 1”');
  expect(text).toContain(
    '“Week 1” in your class Evening class is due on 5 Dec 2026, 18:00 (Asia/Ho_Chi_Minh), and you have not',
  );
});

it('shows what people have typed as they typed it, and never as HTML', async () => {
  const typed = `<img src=x onerror="alert(1)"> & $& 'BODY' <a href="https://evil.example">here</a>`;
  const { html, text, subject } = problemDecisionMail({
    ...user,
    firstName: typed,
    number: 1,
    title: typed,
    words: typed,
    state: 'fixed',
    reply: typed,
    reviewLink: 'https://learn.example.com/?a="b"&c',
  });
  expect(text).toContain(`Hello ${typed},`);
  expect(await readHtml(html)).toEqual({
    names: ['head', 'meta', 'meta', 'title', 'body', 'p', 'p', 'p', 'p', 'p', 'p', 'a', 'p'],
    title: [subject],
    words: text,
    links: ['https://learn.example.com/?a="b"&c'],
  });
});
