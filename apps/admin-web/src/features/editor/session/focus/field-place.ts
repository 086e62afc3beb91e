/** Where a field is. Ids are the form's. */
export interface FieldPlace {
  readonly part: number;
  readonly group?: number;
  readonly question?: number;
  readonly field: string;
}
