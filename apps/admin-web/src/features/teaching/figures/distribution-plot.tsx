import type { ClassFigures } from '@bandwise/api-contract/admin';
import { BarChart } from 'chartist';
import { useCallback } from 'react';
import { Plot } from '../../../shared/plots/plot.tsx';
import plotClasses from '../../../shared/plots/plot.module.css';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './figures.module.css';

const { figures: words } = texts.classWork;

/** Shares of learners by band, of the class beside everybody else. */
export function DistributionPlot({
  paper,
  bands,
  class_learners,
  other_learners,
}: ClassFigures['distribution'][number]) {
  const draw = useCallback(
    (element: HTMLElement) => {
      const chart = new BarChart(
        element,
        {
          labels: bands.map(({ band }) => band.toFixed(1)),
          series: [
            bands.map((one) => (100 * one.class) / class_learners),
            bands.map(({ others }) => (100 * others) / other_learners),
          ],
        },
        {
          seriesBarDistance: 12,
          axisX: { showGrid: false },
          axisY: { onlyInteger: true, low: 0, offset: 40 },
          chartPadding: { top: 16, right: 10, bottom: 0, left: 0 },
        },
      );
      chart.on('draw', (event) => {
        if (event.type === 'bar') event.element.attr({ style: 'stroke-width: 10px' });
      });
      return chart;
    },
    [bands, class_learners, other_learners],
  );
  const name = words.papers[paper];
  return (
    <div className={classes['pair']}>
      <Plot
        title={words.distribution(name)}
        label={words.distributionLabel(name)}
        note={words.distributionNote(class_learners, other_learners)}
        across={words.across}
        up={words.up}
        draw={draw}
      >
        <p className={classes['legend']}>
          <span data-of="class">{words.ofClass}</span>
          <span data-of="others">{words.ofOthers}</span>
        </p>
        <details className={plotClasses['details']}>
          <summary>{words.distributionTable}</summary>
          <ListTable
            label={words.distributionTable}
            rows={bands.map((one) => ({ id: String(one.band), ...one }))}
            columns={[
              { head: words.across, isNumber: true, render: ({ band }) => band.toFixed(1) },
              { head: words.ofClass, isNumber: true, render: (one) => one.class },
              { head: words.ofOthers, isNumber: true, render: ({ others }) => others.toLocaleString('en-GB') },
            ]}
          />
        </details>
      </Plot>
    </div>
  );
}
