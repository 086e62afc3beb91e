import type { SectionContent } from '@bandwise/domain';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { Difference } from '../../model/compare/compare-fields.ts';
import { compareVersions } from '../../model/compare/compare-versions.ts';
import styles from './versions.module.css';
import type { Piece } from '../../model/compare/word-difference.ts';

interface DifferenceListProps {
  readonly before: SectionContent;
  readonly after: SectionContent;
}

/** Everything that differs, one after the other. */
export function DifferenceList({ before, after }: DifferenceListProps) {
  const differences = useMemo(() => compareVersions(before, after), [before, after]);
  if (differences.length === 0) return <Text>{texts.versions.same}</Text>;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} className={styles['list']} aria-label={texts.versions.differences}>
      {differences.map((difference, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- what differs has no identity, only an order
        <Shown key={index} difference={difference} />
      ))}
    </Stack>
  );
}

function Shown({ difference: { label, kind, pieces } }: { readonly difference: Difference }) {
  return (
    <li className={styles['difference']}>
      <Group gap="xs">
        <Text fw={600}>{label}</Text>
        {(kind !== 'changed' || pieces.length === 0) && <Badge variant="default">{texts.versions.kinds[kind]}</Badge>}
      </Group>
      {pieces.length > 0 && (
        <div className={styles['text']}>
          {pieces.map((piece, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <ShownPiece key={index} piece={piece} />
          ))}
        </div>
      )}
    </li>
  );
}

/** Struck through or underlined, with a sign: never by colour alone. */
function ShownPiece({ piece: { kind, text } }: { readonly piece: Piece }) {
  if (kind === 'same') return <span>{text}</span>;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element>
      <VisuallyHidden>{texts.versions.said[kind]}</VisuallyHidden>
      {text}
    </Element>
  );
}
