/** What a change did to what it is about. `changed` also stands for what was only chosen anew. */
export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed';

/** Where a change shows. Ids are the form's; null: not as deep as that. */
export interface ChangedPlace {
  readonly part: number;
  readonly group: number | null;
  readonly question: number | null;
  readonly field: string | null;
}

export interface Change {
  readonly kind: ChangeKind;
  readonly subject: 'test' | 'part' | 'group' | 'question';
  /** What it is called on the screen: `2` for Group 2, `14` for question 14, `1` for Part 1; '' for the test. */
  readonly label: string;
  /** How many groups or questions. */
  readonly count: number;
  readonly field: string | null;
  /** In the later of the two forms. */
  readonly place: ChangedPlace;
  /** Names the one text that was typed into; null: it is no typing. */
  readonly typed: string | null;
}
