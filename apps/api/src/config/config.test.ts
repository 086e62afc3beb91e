import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) };

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}, '/srv/bandwise')).toEqual({
      production: false,
      isLoadTest: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/bandwise/.data',
      databaseUrl: null,
      databaseReplicaUrls: [],
      databaseDirectUrl: null,
      diskReserve: 268_435_456,
      mediaLocation: null,
      metricsToken: null,
      databasePoolSize: 20,
      brand: 'Bandwise',
      registration: 'admin',
      guestPractice: true,
      submissions: true,
      assessmentService: null,
      retentionDays: null,
      markingProfile: null,
      defaultUnlockPassword: null,
      learnerWebUrl: null,
      adminWebUrl: null,
      cookieDomain: null,
      binDays: 30,
      sessionIdleHours: 336,
      smtpUrl: null,
      mailFrom: 'Bandwise <no-reply@localhost>',
      appSecret: null,
      signingKey: null,
      timeZone: 'UTC',
      logLevel: 'warn',
      trustProxy: false,
      serveWeb: true,
      sampleContent: true,
      given: new Set(),
    });
  });

  it('notes which variables are set, blank ones not', () => {
    expect([...readConfig({ BRAND: 'Harbour School', TIME_ZONE: ' ' }, '/').given]).toEqual(['BRAND']);
  });

  it('separates the secret of the second reader from its address', () => {
    const ASSESSMENT_URL = 'https://a-secret-of-some-length@reader.example/texts?school=1';
    expect(readConfig({ ASSESSMENT_URL }, '/').assessmentService).toEqual({
      url: 'https://reader.example/texts?school=1',
      secret: 'a-secret-of-some-length',
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', APP_SECRET: '' }, '/')).toMatchObject({
      port: 3000,
      databaseUrl: null,
      databaseDirectUrl: null,
      appSecret: null,
    });
  });

  it('takes a blank value for none', () => {
    expect(readConfig({ PORT: ' ', BRAND: '  ', BIN_DAYS: '\t' }, '/')).toMatchObject({
      port: 3000,
      brand: 'Bandwise',
      binDays: 30,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['MEDIA_URL', 'https://uploads.example'],
    ['ASSESSMENT_URL', 'https://reader.example/texts'],
    ['ASSESSMENT_URL', 'https://short@reader.example/texts'],
    ['ASSESSMENT_URL', 'https://reader:a-secret-of-some-length@reader.example'],
    ['ASSESSMENT_URL', 'ftp://a-secret-of-some-length@reader.example'],
    ['DATABASE_POOL_SIZE', '0'],
    ['BIN_DAYS', '0'],
    ['BIN_DAYS', '2.5'],
    ['RETENTION_DAYS', '0'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/x, two'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/x postgres://one/x'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/x'],
    ['DATABASE_DIRECT_URL', 'postgres://one/x'],
    ['REGISTRATION', 'yes'],
    ['GUEST_PRACTICE', 'true'],
    ['MARKING_PROFILE', 'strict'],
    ['DEFAULT_UNLOCK_PASSWORD', 'abc'],
    ['LEARNER_WEB_URL', 'learn.example.com'],
    ['LEARNER_WEB_URL', 'https://learn.example.com/?from=mail'],
    ['ADMIN_WEB_URL', 'javascript:alert(1)'],
    ['ADMIN_WEB_URL', 'https://admin.example.com/admin#top'],
    ['SMTP_URL', 'http://localhost'],
    ['APP_SECRET', 'short'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['LOG_LEVEL', 'loud'],
    ['SERVE_WEB', '1'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'the school office'],
    ['MAIL_FROM', 'Office <office>'],
    ['COOKIE_DOMAIN', 'https://example.com'],
    ['COOKIE_DOMAIN', 'example.com; Secure'],
    ['SESSION_IDLE_HOURS', '-1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '127.0.0.1 10.0.0.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,'],
  ])('stops at %s=%s with one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/')).toThrow(StartError);
    expect(() => readConfig({ [name]: value }, '/')).toThrow(new RegExp(`^Bad configuration: ${name}: .+$`));
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ APP_SECRET: 'tell-nobody', DATABASE_URL: 'x:tell-nobody' }, '/')).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('tell-nobody') }),
    );
  });

  it('names every variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'x', TIME_ZONE: 'y' }, '/')).toThrow(/PORT: .*; TIME_ZONE: /);
  });

  it('insists on a secret in production, and logs more there', () => {
    expect(() => readConfig({ NODE_ENV: 'production' }, '/')).toThrow('APP_SECRET is required');
    expect(readConfig(production, '/')).toMatchObject({ production: true, logLevel: 'info' });
  });

  it('seeds samples only into an embedded database in development', () => {
    expect(readConfig(production, '/').sampleContent).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }, '/').sampleContent).toBe(false);
    expect(readConfig({ NODE_ENV: 'test' }, '/').sampleContent).toBe(false);
  });

  it.each([
    ['GUEST_PRACTICE', 'true', 'must be on or off'],
    ['NODE_ENV', 'prod', 'must be development or test or production'],
    ['DATABASE_POOL_SIZE', '0', 'must be a whole number from 1 to 200'],
    ['BRAND', 'x'.repeat(61), 'must have at most 60 characters'],
  ])('says of %s=%s what it must be', (name, value, wish) => {
    expect(() => readConfig({ [name]: value }, '/')).toThrow(`Bad configuration: ${name}: ${wish}`);
  });

  it.each([
    ['MAIL_FROM', 'office@example.com'],
    ['MAIL_FROM', 'The Office <office@example.com>'],
    ['COOKIE_DOMAIN', 'example.com'],
    ['SMTP_URL', 'smtp://user:p%40ss@mail.example.com:587'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, 2001:db8::1'],
  ])('takes %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/')).not.toThrow();
  });

  it('reads replicas, separated by spaces or commas, that are not the database itself', () => {
    const DATABASE_URL = 'postgres://primary/x';
    const of = (DATABASE_REPLICA_URLS: string) => readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS }, '/');
    const urls = ['postgres://one/x', 'postgres://two/x', 'postgres://three/x'];
    expect(of(' postgres://one/x,postgres://two/x\n postgres://three/x ').databaseReplicaUrls).toEqual(urls);
    expect(() => of(DATABASE_URL)).toThrow(/DATABASE_REPLICA_URLS: contains the address in DATABASE_URL/);
  });

  it('drops the slash at the end of an address', () => {
    const config = readConfig(
      { LEARNER_WEB_URL: 'https://a.example/', ADMIN_WEB_URL: 'https://a.example/admin//' },
      '/',
    );
    expect(config).toMatchObject({ learnerWebUrl: 'https://a.example', adminWebUrl: 'https://a.example/admin' });
  });

  it.each([
    ['on', true],
    ['off', false],
    ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }, '/').trustProxy).toEqual(expected);
  });
});
