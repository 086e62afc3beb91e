import tick from '@bandwise/ui/fields/tick.module.css';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { CONTRAST_THEMES, TEXT_SIZES } from '@bandwise/ui/theme/contrast.ts';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Dialog } from '@bandwise/ui/controls/dialog.tsx';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { keepReadingPlace } from './keep-reading-place.ts';
import classes from './options-dialog.module.css';
import { OtherLanguage } from '../../../shared/language/other-language.tsx';
import { useSwitchLanguage } from '../../../shared/language/use-switch-language.ts';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { texts } from '../../../shared/texts/texts.ts';

type Page = 'main' | 'textSize' | 'contrast' | 'language';

const TITLES = {
  main: texts.attempt.options,
  textSize: texts.options.textSize,
  contrast: texts.options.contrast,
  language: sharedTexts.language.title,
} as const satisfies Record<Page, string>;

export interface OptionsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function OptionsDialog({ opened, onClose }: OptionsDialogProps) {
  const [page, setPage] = useState<Page>('main');
  return (
    <Dialog opened={opened} onClose={onClose} title={TITLES[page]}>
      {page === 'main' && <MainPage onOpen={setPage} />}
      {page === 'textSize' && <TextSizePage />}
      {page === 'contrast' && <ContrastPage />}
      {page === 'language' && <LanguagePage />}
      {page !== 'main' && (
        <Button
          variant="subtle"
          mt="md"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setPage('main')}
        >
          {texts.options.backToOptions}
        </Button>
      )}
    </Dialog>
  );
}

function MainPage({ onOpen }: { onOpen: (page: Page) => void }) {
  const { preferences } = usePreferences();
  const entries = [
    { page: 'textSize', now: sharedTexts.appearance.textSize[preferences.textSize] },
    { page: 'contrast', now: sharedTexts.appearance.contrast[preferences.contrast] },
    { page: 'language', now: sharedTexts.language.shown },
  ] as const;
  return (
    <ul className={classes['entries']}>
      {entries.map(({ page, now }) => (
        <li key={page}>
          <button type="button" className={classes['entry']} onClick={() => onOpen(page)}>
            <span>{TITLES[page]}</span>
            <span className={classes['now']}>{now}</span>
            <IconChevronRight size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function TextSizePage() {
  const { preferences, change } = usePreferences();
  return (
    <ChoiceList
      name="text-size"
      legend={texts.options.textSize}
      labels={sharedTexts.appearance.textSize}
      choices={TEXT_SIZES}
      value={preferences.textSize}
      onChoose={(textSize) => keepReadingPlace(() => flushSync(() => change({ textSize })))}
    />
  );
}

function ContrastPage() {
  const { preferences, change } = usePreferences();
  return (
    <ChoiceList
      name="contrast"
      legend={texts.options.contrast}
      labels={sharedTexts.appearance.contrast}
      choices={CONTRAST_THEMES}
      value={preferences.contrast}
      onChoose={(contrast) => change({ contrast })}
    />
  );
}

/** Not a list of choices: each arrow key in it would load the page again. */
function LanguagePage() {
  const switchLanguage = useSwitchLanguage();
  return (
    <>
      <p>{sharedTexts.language.hint}</p>
      <Button mt="md" onClick={switchLanguage}>
        <OtherLanguage />
      </Button>
    </>
  );
}

interface ChoiceListProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly labels: Readonly<Record<T, string>>;
  readonly choices: readonly T[];
  readonly value: T;
  readonly onChoose: (choice: T) => void;
}

function ChoiceList<T extends string>({ name, legend, labels, choices, value, onChoose }: ChoiceListProps<T>) {
  return (
    <fieldset className={classes['choices']}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={classes['choice']}>
          <input
            className={tick['tick']}
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChoose(choice)}
          />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
