import type { Became, LineAccount, Recognised } from '@bandwise/recognise';
import { Checkbox, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { numbersText } from './problem-text.ts';
import styles from './from-text.module.css';

const fromText = texts.fromText;
/** The most lines to render; all are read. */
const MOST_LINES = 400;

/** Shows every line with its use. */
export function LinesPreview({ recognised }: { readonly recognised: Recognised }) {
  const [onlyUnknown, setOnlyUnknown] = useState(false);
  const isShown = ({ text, became }: LineAccount) => text.trim() !== '' && (!onlyUnknown || became.kind === 'unknown');
  const lines = recognised.account.filter(isShown);
  const keyLines = recognised.keyAccount.filter(isShown);
  const hidden = Math.max(0, lines.length - MOST_LINES) + Math.max(0, keyLines.length - MOST_LINES);
  return (
    <Stack gap="xs">
      <Checkbox
        size="sm"
        label={fromText.onlyUnknown}
        checked={onlyUnknown}
        onChange={(event) => setOnlyUnknown(event.currentTarget.checked)}
      />
      <LineTable lines={lines.slice(0, MOST_LINES)} />
      {keyLines.length > 0 && (
        <>
          <Text fw={600} size="sm">
            {fromText.inKey}
          </Text>
          <LineTable lines={keyLines.slice(0, MOST_LINES)} />
        </>
      )}
      {hidden > 0 && <Text size="sm">{fromText.moreLines(hidden)}</Text>}
    </Stack>
  );
}

function LineTable({ lines }: { readonly lines: readonly LineAccount[] }) {
  return (
    <Table className={styles['lines']} verticalSpacing={2} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="60%">{fromText.lineColumns.text}</Table.Th>
          <Table.Th>{fromText.lineColumns.became}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ text, became }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
          <Table.Tr key={index} data-unknown={became.kind === 'unknown' || undefined}>
            <Table.Td className={styles['line']}>
              <Text inherit lineClamp={3}>
                {text}
              </Text>
            </Table.Td>
            <Table.Td>{becameText(became)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The use of a line, in the words of the screen. */
function becameText(became: Became): string {
  const label = fromText.became;
  switch (became.kind) {
    case 'empty':
    case 'furniture':
    case 'rubric':
    case 'keyHeading':
    case 'otherTest':
    case 'transcript':
    case 'unknown':
      return label[became.kind];
    case 'part':
    case 'passage':
      return label[became.kind](became.part);
    case 'heading':
    case 'instruction':
    case 'choice':
    case 'picture':
      return label[became.kind](became.group + 1);
    case 'paragraph':
      return label.paragraph(became.group + 1, numbersText(became.numbers));
    case 'question':
    case 'option':
    case 'key':
    case 'answerNote':
    case 'explanation':
      return label[became.kind](numbersText(became.numbers));
  }
}
