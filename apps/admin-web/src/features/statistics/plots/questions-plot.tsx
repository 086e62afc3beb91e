import type { QuestionStatisticsBody } from '@bandwise/api-contract/admin';
import { AutoScaleAxis, FixedScaleAxis, LineChart, type PointDrawEvent } from 'chartist';
import { useCallback } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Plot } from '../../../shared/plots/plot.tsx';
import classes from '../../../shared/plots/plot.module.css';

const { plots: words } = texts.statistics;

/** The radius of a point in pixels, in a wide and in a narrow plot. */
const RADIUS = 10;
const SMALL_RADIUS = 8;
const NARROW = 360;

/** A scatter chart of the facility and discrimination of questions; the table of questions has the same figures. */
export function QuestionsPlot({ questions }: { readonly questions: readonly QuestionStatisticsBody[] }) {
  const draw = useCallback(
    (element: HTMLElement) => {
      const points = questions.flatMap(({ facility, discrimination, numbers, flags }) =>
        facility === null || discrimination === null
          ? []
          : [{ x: facility, y: discrimination, name: String(numbers[0]), isFlagged: flags.length > 0 }],
      );
      const chart = new LineChart(
        element,
        { series: [points.map(({ x, y }) => ({ x, y }))] },
        {
          showLine: false,
          axisX: { type: FixedScaleAxis, low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] },
          axisY: { type: AutoScaleAxis, low: lowest(points), high: 100, onlyInteger: true, offset: 40 },
          chartPadding: { top: 14, right: 30, bottom: 0, left: 0 },
        },
      );
      chart.on('draw', (event) => event.type === 'point' && drawPoint(event, points));
      return chart;
    },
    [questions],
  );
  return (
    <Plot
      title={words.questions}
      label={words.questionsLabel(questions.length)}
      across={words.questionsAcross}
      up={words.questionsUp}
      note={words.questionsNote}
      draw={draw}
    />
  );
}

interface Point {
  readonly y: number;
  readonly name: string;
  readonly isFlagged: boolean;
}

/** The lower end of the axis: a round number below every point, 0 at most. */
function lowest(points: readonly Point[]): number {
  return Math.min(0, ...points.map(({ y }) => Math.floor(y / 20) * 20));
}

/** Draws a circle with the question's number, or a square for a flagged question. */
function drawPoint(event: PointDrawEvent, points: readonly Point[]): void {
  const point = points[event.index];
  if (!point) return;
  const { x, y, group, element, chartRect } = event;
  const radius = chartRect.width() < NARROW ? SMALL_RADIUS : RADIUS;
  if (point.isFlagged)
    group.elem(
      'rect',
      { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, rx: 2 },
      classes['flagged'] ?? '',
    );
  else group.elem('circle', { cx: x, cy: y, r: radius }, classes['dot'] ?? '');
  group.elem('text', { x, y: y + 4 }, classes['name'] ?? '').text(point.name);
  element.remove();
}
