/**
 * Every limit of the API: rates, lifetimes and sizes. docs/limits.md lists them from this file, with their comments.
 * Limits that screens know too are in `@bandwise/api-contract`; those of an exam's content are `LIMITS` of `@bandwise/domain`.
 */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const KB = 1024;
export const MB = 1024 * KB;

export interface Rate {
  readonly tries: number;
  readonly seconds: number;
}

const rate = (tries: number, period: number): Rate => ({ tries, seconds: period / SECOND });

// # Tries of a secret

/** Signing in or changing a password: tries of one address at one account, until a right one. */
export const SIGN_IN_TRIES = rate(5, MINUTE);
/** Failed sign-ins at one account from all addresses; beyond it, each site has `WATCHED_TRIES`. */
export const SIGN_IN_FAILURES = rate(30, 10 * MINUTE);
/** Unlocking a test: tries of one address, or of one signed-in learner, at one test, until a right one. */
export const UNLOCK_TRIES = rate(10, 10 * MINUTE);
/** Failed unlocks of one test from all addresses; beyond it, each site has `WATCHED_TRIES`. */
export const UNLOCK_FAILURES = rate(100, 10 * MINUTE);
/** Failed tries of one address at all accounts, and the same at all tests. */
export const SOURCE_FAILURES = rate(100, 10 * MINUTE);
/** Tries of one site at an account or test at which all addresses together failed too often. */
export const WATCHED_TRIES = rate(1, 10 * MINUTE);
/** Tries of one address at the setup code. */
export const SETUP_CODE_TRIES = rate(10, 10 * MINUTE);

/** Wrong codes to join a class, of one account. */
export const JOIN_CODE_FAILURES = rate(30, 10 * MINUTE);
/** The same of one network, which a school shares. */
export const JOIN_CODE_FAILURES_OF_NETWORK = rate(300, 10 * MINUTE);
/** Wrong start codes of one learner at one assignment. */
export const START_CODE_FAILURES = rate(20, 10 * MINUTE);

/** A learner's app that called within this time is shown as connected in the exam room. */
export const PRESENT_WITHIN = 30 * SECOND;
/** The same in a hidden page, whose timers run once a minute. */
export const PRESENT_WITHIN_WHILE_AWAY = 90 * SECOND;
/** Messages of one exam room that its screens show, the latest. */
export const ROOM_MESSAGES = 50;

// # Mails and accounts

/** Invitations to a class that one teacher sends. */
export const CLASS_INVITATIONS = rate(300, HOUR);
/** Invitations to one address for one class; repeated ones are left out. */
export const CLASS_INVITATIONS_OF_ADDRESS = rate(1, DAY);
/** Sign-ups from one address. */
export const SIGN_UPS = rate(60, 10 * MINUTE);
/** Mails about a sign-up to one e-mail address. */
export const SIGN_UP_MAILS = rate(5, HOUR);
/** Requests of one address for a reset link to one account; an account is mailed one link in this time. */
export const RESET_REQUESTS = rate(1, MINUTE);
/** Requests of one address for reset links to any account: enough for a class, too few to try a list of addresses. */
export const RESET_REQUESTS_OF_ADDRESS = rate(30, MINUTE);
/** Uses of mailed links from one address. */
export const MAILED_LINK_USES = rate(30, MINUTE);

// # What one learner stores

/** Saves of answers and texts, and steps of a sitting. A page saves once a second at most. */
export const SAVES = rate(600, MINUTE);
/** Attempts and sittings that are begun, resumed or discarded. */
export const STARTS = rate(240, MINUTE);
/** Submissions. */
export const SUBMITTED_TESTS = rate(60, MINUTE);
/** Submissions in a day. */
export const SUBMITTED_TESTS_OF_A_DAY = rate(1000, DAY);
/** Answers when practising mistakes. */
export const PRACTICE_ANSWERS = rate(120, MINUTE);
/** Answers when practising mistakes, in a day. */
export const PRACTICE_ANSWERS_OF_A_DAY = rate(10_000, DAY);
/** Reports of a problem with a question. */
export const PROBLEM_REPORTS = rate(10, 10 * MINUTE);
/** Texts and speaking tests that one learner hands in. */
export const HANDED_IN_TEXTS = rate(60, DAY);
/** Recordings that one learner begins. */
export const RECORDINGS_OF_A_DAY = rate(300, DAY);
/** Downloads of signed results. */
export const SIGNED_RESULTS = rate(60, MINUTE);

// # Guests

/** Attempts that guests start at one address. A class behind one address starts together. */
export const GUEST_STARTS = rate(60, MINUTE);
/** Submissions of guests at one address. */
export const GUEST_SUBMISSIONS = rate(60, MINUTE);
/** How long a guest's started attempt can be marked. The answers stay on the device for longer. */
export const GUEST_ATTEMPT_LIFE = 7 * DAY;

// # Lifetimes

/** A session, from its sign-in. It ends earlier if it is not used for `SESSION_IDLE_HOURS`. */
export const SESSION_LIFE = 30 * DAY;
/** How often a process stores the last use of a session, so a session may end this much early. */
export const SESSION_USE_EVERY = 5 * MINUTE;
/** The link of a mail that resets a password. */
export const RESET_LINK_LIFE = 60 * MINUTE;
/** The link of an invitation, and of the mail that claims an unconfirmed account. */
export const INVITATION_LIFE = 7 * DAY;
/** The link of a mail that confirms a sign-up. */
export const SIGN_UP_LINK_LIFE = 24 * HOUR;
/** The setup code. */
export const SETUP_CODE_LIFE = 24 * HOUR;
/** An unlocked test stays open in its browser. */
export const UNLOCK_LIFE = 12 * HOUR;
/** A call that is repeated with its `Idempotency-Key` in this time returns the first response. */
export const REPEATED_CALL_LIFE = 24 * HOUR;
/** An uploaded file that no test and no draft uses; then it is removed. */
export const UNUSED_MEDIA_LIFE = 7 * DAY;
/** A recording that is not handed in. */
export const RECORDING_LIFE = 7 * DAY;
/** Tests in the list to assign from; a search finds others. */
export const ASSIGNABLE_TESTS = 50;
/** Submissions that one call shares out. */
export const SHARED_OUT_AT_ONCE = 2_000;
/** Assessors in one list. */
export const ASSESSORS_LISTED = 200;
/** An assessor's claim of a submission, since the last save. */
export const CLAIM_LIFE = 30 * MINUTE;
/** A released assessment can be withdrawn in this time; then the learner sees it. */
export const RELEASE_UNDO = 60 * SECOND;
/** After its deadline an attempt, or an exam of a sitting, still accepts what was typed in time. */
export const LATE_ANSWERS_GRACE = 30 * SECOND;

// # Sizes

/** Body of a learner's or guest's call. */
export const BODY_MAX = 1 * MB;
/** Body of a teacher's or an administrator's call: a test of four passages with explanations. */
export const ADMIN_BODY_MAX = 8 * MB;
/** A larger body is parsed in a separate thread. */
export const BODY_PARSED_HERE_MAX = 128 * KB;
/** A raster picture. */
export const PICTURE_MAX = 5 * MB;
/** A drawing (SVG). */
export const DRAWING_MAX = 1 * MB;
/** A file of users. */
export const USER_FILE_MAX = 1 * MB;
/** Rows of a file of users. */
export const USER_ROWS_MAX = 1000;
/** Rows of a file of classes. */
export const CLASS_FILE_ROWS_MAX = 5000;
/** Pairs of opinions in the agreement of assessors. */
export const AGREEMENT_PAIRS_MAX = 5000;
/** All pictures of other sites that one call copies. */
export const COPIED_PICTURES_BYTES_MAX = 40 * MB;
/** The answer of the service at `ASSESSMENT_URL`. */
export const SECOND_READER_BYTES = 1 * MB;
/** A call of that service. */
export const SECOND_READER_TIME = 30 * SECOND;
/** Memory of one task that reads a test, a drawing or a large body. Its call is refused beyond it. */
export const TASK_MEMORY_MAX = 512 * MB;
/** Time of such a task. */
export const TASK_TIME_MAX = 30 * SECOND;

// # Connections

/** Open connections of one address to a process without a proxy: 300 learners with six each. */
export const CONNECTIONS_PER_ADDRESS = 2000;
/** The head of a request is not complete, or nothing was sent on a new connection. */
export const REQUEST_HEAD_TIME = 60 * SECOND;
/** A request is not complete, even if bytes keep arriving. */
export const REQUEST_TIME = 300 * SECOND;
/** Nothing is sent in either direction while a request or its response is on its way. */
export const SILENT_CONNECTION_TIME = 120 * SECOND;
/** No request follows a response. Node adds a second. */
export const IDLE_CONNECTION_TIME = 72 * SECOND;
/** How long a process waits for running requests when it is stopped. */
export const SHUTDOWN_TIME = 15 * SECOND;

// # PostgreSQL

/** A server gives no response to a statement: its connection is closed, and the statement is tried once more. */
export const DATABASE_SILENCE = 3 * SECOND;
/** A statement waits for a row that another transaction has locked: the server ends it, 503. */
export const DATABASE_LOCK_WAIT = 2 * SECOND;
/** The same for the writes of several learners that are one statement: then each is made by itself. */
export const DATABASE_BATCH_LOCK_WAIT = 0.1 * SECOND;
/** Writes of several learners in one statement. */
export const DATABASE_BATCH_WRITES = 24;
/** The number of batched statements that run concurrently; later calls wait for the next batch. */
export const DATABASE_BATCHES_RUNNING = 4;
/** A statement runs: the server ends it, 503. */
export const DATABASE_STATEMENT_TIME = 2.5 * SECOND;
/** A connection is to be made, or returned by another call: 503. */
export const DATABASE_CONNECT_TIME = 4 * SECOND;
/** A transaction sends nothing, because its process hangs: the server ends it, and its locks are free. */
export const DATABASE_IDLE_IN_TRANSACTION = 10 * SECOND;
/** A replica that is further behind is not read from. */
export const REPLICA_LAG_MAX = 1 * SECOND;

// # Memory of each process

/** Sections that are attempted, with compiled keys: some hundred. */
export const SECTION_CACHE_MAX = 64 * MB;
/** Responses with a section: some thousand. */
export const SECTION_RESPONSE_CACHE_MAX = 32 * MB;
/** Current version and lock of sections: some twenty thousand. */
export const SECTION_STATE_CACHE_MAX = 16 * MB;
/** Rows of lists, the same for everyone. A list of twenty rows takes 6 kB. */
export const LIST_CACHE_MAX = 16 * MB;
/** Responses with a list, of one learner each. */
export const LIST_RESPONSE_CACHE_MAX = 48 * MB;
/** Learners of sessions: some thirty thousand. */
export const SESSION_CACHE_MAX = 24 * MB;
/** Section versions of attempts: some thirty thousand. */
export const ATTEMPT_CACHE_MAX = 16 * MB;
