import { Card } from '@bandwise/ui/look/card.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Link } from 'react-router-dom';
import { MOCK_EXAM } from '../../../shared/practice/mock-exam-address.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './home-page.module.css';

/** The way to a mock exam. */
export function MockExamCard() {
  return (
    <Card as="section" aria-labelledby="mock-exam" className={classes['mock']}>
      <div>
        <h2 id="mock-exam">{texts.mockExam.title}</h2>
        <p>{texts.mockExam.card}</p>
      </div>
      <Button component={Link} to={MOCK_EXAM} variant="default">
        {texts.mockExam.cardLink}
      </Button>
    </Card>
  );
}
