import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../shared/texts/texts.ts';
import { joinAddress } from './paths.ts';
import rows from '../../shared/rows/rows.module.css';

/** Leads to the class of a typed code. */
export function JoinForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const words = texts.classes.join;
  return (
    <Card as="section" aria-labelledby="join-class" className={rows['above']}>
      <h2 id="join-class" className={rows['heading']}>
        {words.title}
      </h2>
      <form
        className={rows['row']}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '') void navigate(joinAddress(code.trim()));
        }}
      >
        <TextField
          label={words.code}
          description={words.hint}
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit">{words.look}</Button>
      </form>
    </Card>
  );
}
