import { BarChart } from 'chartist';
import { useCallback } from 'react';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { Plot } from '../../../shared/plots/plot.tsx';
import classes from '../../../shared/plots/plot.module.css';

const { plots: words } = texts.statistics;

interface MarksPlotProps {
  /** Attempts by marks, from 0 to all. */
  readonly histogram: readonly number[];
  readonly mean: number | null;
}

/** The maximum number of labels below the bars. */
const LABELS_MAX = 10;
/** The filled share of a bar's slot. */
const BAR_SHARE = 0.72;

/** A bar chart of attempts by marks. */
export function MarksPlot({ histogram, mean }: MarksPlotProps) {
  const attempts = histogram.reduce((sum, count) => sum + count, 0);
  const step = Math.ceil(histogram.length / LABELS_MAX);
  const draw = useCallback(
    (element: HTMLElement) => {
      const chart = new BarChart(
        element,
        { labels: histogram.map((_, marks) => marks), series: [[...histogram]] },
        {
          axisX: { showGrid: false, labelInterpolationFnc: (marks, index) => (index % step === 0 ? marks : null) },
          axisY: { onlyInteger: true, low: 0, offset: 48 },
          chartPadding: { top: 16, right: 10, bottom: 0, left: 0 },
        },
      );
      chart.on('draw', (event) => {
        if (event.type !== 'bar') return;
        const width = (BAR_SHARE * event.chartRect.width()) / histogram.length;
        event.element.attr({ style: `stroke-width: ${width}px` });
      });
      return chart;
    },
    [histogram, step],
  );
  return (
    <Plot
      title={words.marks}
      label={words.marksLabel(attempts, mean === null ? texts.statistics.noFigure : mean.toFixed(1))}
      across={words.marksAcross}
      up={words.marksUp}
      draw={draw}
    >
      <details className={classes['details']}>
        <summary>{words.marksTable}</summary>
        <ListTable
          label={words.marksTable}
          rows={histogram.map((count, marks) => ({ id: String(marks), marks, count }))}
          columns={[
            { head: words.marksAcross, isNumber: true, render: ({ marks }) => marks },
            { head: words.marksUp, isNumber: true, render: ({ count }) => count.toLocaleString('en-GB') },
          ]}
        />
      </details>
    </Plot>
  );
}
