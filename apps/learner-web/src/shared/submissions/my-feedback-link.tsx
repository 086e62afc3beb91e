import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link } from 'react-router-dom';
import { usePublicConfig } from '../config/public-config.ts';
import { texts } from '../texts/texts.ts';
import { MY_FEEDBACK } from './submission-address.ts';

/** Leads to the learner's submissions, unless the deployment has none. */
export function MyFeedbackLink() {
  if (!usePublicConfig()?.submissions) return null;
  return (
    <TextLink component={Link} to={MY_FEEDBACK} underline="always">
      {texts.practiceList.myFeedback}
    </TextLink>
  );
}
