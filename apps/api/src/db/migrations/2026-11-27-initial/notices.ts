/** Mails that are still to be sent. */
export const NOTICES = String.raw`
create table regrade_notices (
  regrade_id uuid not null references regrades on delete cascade,
  user_id uuid not null references users on delete cascade,
  claimed_until timestamptz,
  primary key (regrade_id, user_id)
);
create index regrade_notices_user on regrade_notices (user_id);

create table problem_notices (
  report_id uuid not null references problem_reports on delete cascade,
  user_id uuid not null,
  revision integer not null,
  claimed_until timestamptz,
  primary key (report_id, user_id)
);
`;
