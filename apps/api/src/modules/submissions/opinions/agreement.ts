import type { AgreementBody } from '@bandwise/api-contract/admin';
import type { CriterionBandsBody } from '@bandwise/api-contract/learner';
import { CRITERIA, CRITERION_NAMES, type Skill, taskBand } from '@bandwise/domain';
import { agreementOf, strictnessOf, type BandPair } from '@bandwise/domain/internal';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { AGREEMENT_PAIRS_MAX } from '../../../limits.ts';
import { findNames } from '../queue.repo.ts';
import { taskOf } from '../submission.ts';

interface PairRow {
  readonly skill: Skill;
  readonly part_number: number;
  readonly first_by: string;
  readonly first: CriterionBandsBody;
  readonly second_by: string;
  readonly second: CriterionBandsBody;
}

/** The bands of finished pairs of opinions, the latest submissions first. */
async function findPairs(db: Kysely<Schema>): Promise<readonly PairRow[]> {
  const { rows } = await sql<PairRow>`
    select s.skill, s.part_number,
           h.opinions -> 'first' ->> 'by' as first_by, h.opinions -> 'first' -> 'bands' as first,
           h.opinions -> 'second' ->> 'by' as second_by, h.opinions -> 'second' -> 'bands' as second
      from submissions h
      join sections s on s.id = h.section_id
     where h.opinions is not null and h.opinions -> 'first' <> 'null' and h.opinions -> 'second' <> 'null'
     order by h.handed_in_at desc, h.id desc
     limit ${AGREEMENT_PAIRS_MAX}`.execute(db);
  return rows;
}

/** The agreement of assessors over their pairs of opinions. */
export async function readAgreement(db: Kysely<Schema>): Promise<AgreementBody> {
  const pairs = await findPairs(db);
  const names = await findNames(
    db,
    pairs.flatMap(({ first_by, second_by }) => [first_by, second_by]),
  );
  const bands = pairs.flatMap((row) =>
    CRITERIA[taskOf(row)].flatMap((criterion) => {
      const [one, other] = [row.first[criterion], row.second[criterion]];
      return one === undefined || other === undefined ? [] : [{ criterion, pair: [one, other] as const }];
    }),
  );
  const opinions = pairs.map((row) => {
    const band = (given: CriterionBandsBody) => taskBand(taskOf(row), given) ?? 0; // every finished opinion has all bands
    return [
      { by: row.first_by, band: band(row.first) },
      { by: row.second_by, band: band(row.second) },
    ] as const;
  });
  return {
    submissions: pairs.length,
    all: presentAgreement(bands.map(({ pair }) => pair)),
    criteria: CRITERION_NAMES.flatMap((criterion) => {
      const own = bands.filter((one) => one.criterion === criterion).map(({ pair }) => pair);
      return own.length === 0 ? [] : [{ criterion, ...presentAgreement(own) }];
    }),
    assessors: strictnessOf(opinions).map(({ by, pairs: count, meanDifference }) => ({
      name: names.get(by) ?? null,
      pairs: count,
      mean_difference: meanDifference,
    })),
  };
}

function presentAgreement(of: readonly BandPair[]): AgreementBody['all'] {
  const { pairs, exact, withinOne, kappa } = agreementOf(of);
  return { pairs, exact, within_one: withinOne, kappa };
}
