import type { ClassFigures } from '@bandwise/api-contract/admin';
import { dayText } from '@bandwise/ui/dates/date-text.ts';
import { LineChart } from 'chartist';
import { useCallback } from 'react';
import { Plot } from '../../../shared/plots/plot.tsx';
import plotClasses from '../../../shared/plots/plot.module.css';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './figures.module.css';

const { figures: words } = texts.classWork;

/** The maximum number of labels below the line: a phone has room for them, without the year. */
const LABELS_MAX = 4;
const labelOf = (week: string) => dayText(week).replace(/ \d+$/, '');

/** The mean bands of a class by week. */
export function BandsPlot({ paper, weeks }: ClassFigures['bands'][number]) {
  const draw = useCallback(
    (element: HTMLElement) => {
      const step = Math.ceil(weeks.length / LABELS_MAX);
      const bands = weeks.map(({ band }) => band);
      return new LineChart(
        element,
        { labels: weeks.map(({ week }) => labelOf(week)), series: [bands] },
        {
          lineSmooth: false,
          axisX: { showGrid: false, labelInterpolationFnc: (label, index) => (index % step === 0 ? label : null) },
          axisY: {
            onlyInteger: true,
            low: Math.max(0, Math.floor(Math.min(...bands)) - 1),
            high: Math.min(9, Math.ceil(Math.max(...bands)) + 1),
            offset: 32,
          },
          chartPadding: { top: 16, right: 28, bottom: 0, left: 0 },
        },
      );
    },
    [weeks],
  );
  const name = words.papers[paper];
  const bandOf = (index: number) => weeks.at(index)?.band.toFixed(1) ?? '';
  return (
    <div className={classes['line']}>
      <Plot
        title={words.bands(name)}
        label={words.bandsLabel(name, bandOf(0), bandOf(-1))}
        note={words.bandsNote}
        across={words.week}
        up={words.band}
        draw={draw}
      >
        <details className={plotClasses['details']}>
          <summary>{words.bandsTable}</summary>
          <ListTable
            label={words.bandsTable}
            rows={weeks.map((week) => ({ id: week.week, ...week }))}
            columns={[
              { head: words.week, render: ({ week }) => dayText(week) },
              { head: words.band, isNumber: true, render: ({ band }) => band.toFixed(1) },
              { head: words.results, isNumber: true, render: ({ results }) => results },
            ]}
          />
        </details>
      </Plot>
    </div>
  );
}
