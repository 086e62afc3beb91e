import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { START_ANEW } from '../../../shared/practice/practice-address.ts';
import { useServices } from '../../../shared/services/services.ts';

interface Unlocking {
  readonly section: SectionListRow;
  readonly proceed: () => void;
}

/** Goes to a test; one that is locked asks for its password first, once per tab. */
export function useOpenSection(skill: Skill) {
  const navigate = useNavigate();
  const { grants } = useServices();
  const [unlocking, setUnlocking] = useState<Unlocking | null>(null);

  const open = (section: SectionListRow, anew: boolean) => {
    const proceed = () => void navigate(practiceAddress(skill, section), { state: anew ? START_ANEW : null });
    if (section.locked && !grants.has(section.id)) setUnlocking({ section, proceed });
    else proceed();
  };
  return { open, unlocking, cancel: () => setUnlocking(null) };
}
