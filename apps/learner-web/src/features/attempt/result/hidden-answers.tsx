import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { Link } from 'react-router-dom';
import { ASSIGNED } from '../../../shared/assignments/assigned-paths.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Says when the teacher shows the right answers. `until`: null for ever. */
export function HiddenAnswers({ until }: { readonly until: string | null }) {
  const words = texts.assignments;
  return (
    <>
      <Text role="status">{until === null ? words.hidden.always : words.hidden.until(minuteText(until))}</Text>
      <TextLink component={Link} to={ASSIGNED}>
        {words.all}
      </TextLink>
    </>
  );
}
