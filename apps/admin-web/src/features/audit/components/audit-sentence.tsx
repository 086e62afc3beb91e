import type { AuditEntry } from '@bandwise/api-contract/admin';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { editExamPath } from '../../../shared/exams/paths.ts';
import { usersPath } from '../../../shared/users/paths.ts';

/** Who did what to what, with a way to what it was done to while that is there. */
export function AuditSentence({ entry }: { readonly entry: AuditEntry }) {
  const { actor, link, summary, target_name: name } = entry;
  const at = name === null ? -1 : summary.indexOf(name);
  const deed = summary.charAt(0).toLowerCase() + summary.slice(1);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <strong>{actor.name}</strong>{' '}
      {name === null || at < 1 ? (
        deed
      ) : (
        <>
          {deed.slice(0, at)}
          {link === null ? (
            <em>{name}</em>
          ) : (
            <Anchor component={Link} to={pathOf(link)} underline="always" inherit>
              <em>{name}</em>
            </Anchor>
          )}
          {deed.slice(at + name.length)}
        </>
      )}
    </span>
  );
}

function pathOf(link: NonNullable<AuditEntry['link']>): string {
  return link.to === 'section' ? editExamPath(link.skill, link.id) : usersPath(link.email);
}
