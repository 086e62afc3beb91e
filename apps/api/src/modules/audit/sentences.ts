/**
 * The sentences of the audit log by action; they follow the actor's name. `name`: the target; `note`: an addition. An action without a
 * sentence does not compile.
 */
export const SENTENCES = {
  'draft.delete': (name) => `Deleted the draft of ${name}`,
  'draft.schedule': (name, at) => `Scheduled ${name} to be published at ${at}`,
  'draft.unschedule': (name) => `Cancelled the scheduled publication of ${name}`,
  'draft.publish_failed': (name, note) => `Could not publish ${name}${note}`,
  'exam.create': (name, note) => `Published ${name}${note}`,
  'exam.update': (name, note) => `Updated ${name}${note}`,
  'exam.unpublish': (name) => `Unpublished ${name}`,
  'exam.publish': (name) => `Published ${name} again`,
  'exam.delete': (name) => `Deleted ${name}`,
  'exam.restore': (name) => `Restored ${name}`,
  'exam.remove': (name) => `Permanently deleted ${name}`,
  'section.regrade': (name, note) => `Corrected the key of ${name}${note}`,
  'section.undo_regrade': (name, note) => `Undid a key change in ${name}${note}`,
  'media.create': (name) => `Uploaded ${name}`,
  'problem.fixed': (name) => `Marked a problem report on ${name} as fixed`,
  'problem.declined': (name) => `Declined a problem report on ${name}`,
  'problem.open': (name) => `Reopened a problem report on ${name}`,
  'problem.reply': (name) => `Changed the reply to a problem report on ${name}`,
  'session.end': (name) => `Signed out ${name}`,
  'session.end_all': () => `Signed out everywhere`,
  'settings.update': (name, value) => `Changed ${name} to “${value}”`,
  'submission.release': (name) => `Released the assessment of ${name}`,
  'submission.correct': (name) => `Corrected the assessment of ${name}`,
  'submission.undo': (name) => `Withdrew the assessment of ${name}`,
  'user.setup': (name) => `Set up the server: ${name} is the first administrator`,
  'user.create': (name) => `Added ${name}`,
  'user.update': (name, note) => `Changed ${name}: ${note}`,
  'user.enable': (name) => `Enabled ${name}`,
  'user.disable': (name) => `Disabled ${name}`,
  'user.expiry': (name, day) => (day === '' ? `Cleared the expiry of ${name}` : `Set ${name} to expire on ${day}`),
  'user.reset_mail': (name) => `Sent ${name} a link to set a new password`,
  'user.import': (name) => `Imported ${name}`,
  'user.delete': (name) => `Deleted ${name}`,
} as const satisfies Readonly<Record<string, (name: string, note: string) => string>>;

export type AuditAction = keyof typeof SENTENCES;
