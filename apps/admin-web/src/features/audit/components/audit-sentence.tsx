import type { AuditEntry } from '@bandwise/api-contract/admin';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { editExamPath } from '../../../shared/exams/paths.ts';
import { usersPath } from '../../../shared/users/paths.ts';

/** A sentence with the user, the action and its target, which is a link while it exists. */
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
