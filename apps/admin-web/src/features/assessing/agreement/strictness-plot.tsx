import type { AgreementBody } from '@bandwise/api-contract/admin';
import { BarChart, FixedScaleAxis } from 'chartist';
import { PHONE_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { useCallback } from 'react';
import { Plot } from '../../../shared/plots/plot.tsx';
import classes from '../../../shared/plots/plot.module.css';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const { agreement: words } = texts.assessing;

type Assessors = AgreementBody['assessors'];

/** The height of a bar, and of the axis below all bars, in pixels. */
const BAR = 44;
const AXIS = 40;

/** A bar for each assessor: to the left of zero is stricter than others over the same texts. */
export function StrictnessPlot({ assessors }: { readonly assessors: Assessors }) {
  const draw = useCallback(
    (element: HTMLElement) => {
      const most = Math.max(1, ...assessors.map(({ mean_difference }) => Math.ceil(Math.abs(mean_difference))));
      const ticks = [-most, -most / 2, 0, most / 2, most];
      // The first series is drawn at the bottom.
      const shown = [...assessors].reverse();
      element.style.height = `${assessors.length * BAR + AXIS}px`;
      return new BarChart(
        element,
        {
          labels: shown.map(({ name }) => nameOf(name)),
          series: [shown.map(({ mean_difference }) => mean_difference)],
        },
        {
          horizontalBars: true,
          axisX: {
            type: FixedScaleAxis,
            low: -most,
            high: most,
            ticks,
            offset: 24,
            labelInterpolationFnc: (band) => words.signed(Number(band), 1),
          },
          axisY: { showGrid: false, offset: 120 },
          chartPadding: { top: 8, right: 36, bottom: 0, left: 0 },
        },
        // On a phone five numbers overlap.
        [[PHONE_SCREEN, { axisX: { ticks: [-most, 0, most] } }]],
      );
    },
    [assessors],
  );
  return (
    <Plot
      title={words.strictness}
      label={words.strictnessLabel(assessors.length)}
      across={words.strictnessAcross}
      up={words.assessor}
      note={words.strictnessNote}
      draw={draw}
    >
      <div className={classes['details']}>
        <ListTable
          label={words.strictnessTable}
          rows={assessors.map((assessor, index) => ({ ...assessor, id: String(index) }))}
          columns={[
            { head: words.assessor, render: ({ name }) => nameOf(name) },
            { head: words.texts, isNumber: true, render: ({ pairs }) => pairs.toLocaleString('en-GB') },
            {
              head: words.difference,
              isNumber: true,
              render: ({ mean_difference }) => words.signed(mean_difference, 2),
            },
          ]}
        />
      </div>
    </Plot>
  );
}

function nameOf(name: string | null): string {
  return name ?? texts.common.deletedUser;
}
