import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { BarChart } from '../../../../../src/presentation/kit/charts/bar-chart';
import { boundsOf } from '../../../../../src/presentation/kit/charts/bounds';
import { CourseChart } from '../../../../../src/presentation/kit/charts/course-chart';
import { Sparkline } from '../../../../../src/presentation/kit/charts/sparkline';

const place = { left: 100, width: 200 } as DOMRect;

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
});

/** Of a path, its corners from left to right. */
function cornersOf(selector: string, root: ParentNode): readonly (readonly number[])[] {
  const drawn = root.querySelector(selector)!;
  const path = (drawn.getAttribute('d') ?? drawn.getAttribute('points'))!;
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function pointAt(root: ParentNode, part: number): void {
  const clientX = place.left + part * place.width;
  fireEvent(root.querySelector('.area')!, new MouseEvent('pointermove', { bubbles: true, clientX }));
}

const points = [
  { at: 0, value: 10 },
  { at: 10, value: 30 },
  { at: 40, value: 20 },
];

function course(more: Partial<Parameters<typeof CourseChart>[0]> = {}) {
  return render(
    <CourseChart
      points={points}
      tone="up"
      height={150}
      format={(value) => `${value} USDT`}
      formatTime={(at) => `day ${at}`}
      {...more}
    />,
  ).container;
}

test('a course is drawn by time and over its whole height', () => {
  expect(cornersOf('path.line', course())).toEqual([
    [0, 100],
    [250, 0],
    [1000, 50],
  ]);
});

test('its first and its last time stand below, round values of its scale beside it', () => {
  const root = course();
  expect(root.querySelector('.ends')).toHaveTextContent('day 0day 40');
  expect(root.querySelector('.scale')).toHaveTextContent('10 USDT15 USDT20 USDT25 USDT30 USDT');
});

test.each([
  [0, 'day 0 10 USDT'],
  [0.2, 'day 10 30 USDT'],
  [0.61, 'day 10 30 USDT'],
  [0.63, 'day 40 20 USDT'],
  [1.5, 'day 40 20 USDT'],
])('pointed at %p of its width it says "%s", which is nearest', (part, words) => {
  const root = course();
  expect(root.querySelector('.reading')).toBeNull();
  pointAt(root, part);
  expect(root.querySelector('.reading')).toHaveTextContent(words);
  fireEvent.pointerLeave(root.querySelector('.area')!);
  expect(root.querySelector('.reading')).toBeNull();
});

test('without words beside it a chart is a picture with a name; with them it is told once', () => {
  course({ label: 'From 10 to 30' });
  expect(screen.getByRole('img', { name: 'From 10 to 30' })).toBeVisible();
  expect(course().firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('a fall is filled from where it began', () => {
  const root = course({ bounds: { low: -40, high: 0 }, base: 0, points: points.map(({ at }) => ({ at, value: -at })) });
  expect(cornersOf('path.area', root)).toContainEqual([1000, 0]);
  expect(cornersOf('path.area', root)).toContainEqual([1000, 100]);
});

test('bars stand on the line of zero, gains above and losses below it, on one scale', () => {
  const { container } = render(
    <BarChart signed height={150} bars={[{ value: 3 }, { value: -1 }, { value: 0 }]} format={String} />,
  );
  const bars = [...container.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('data-tone'),
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ]);
  expect(bars).toEqual([
    ['up', 0, 75],
    ['down', 75, 25],
    ['up', 75, 0],
  ]);
});

test('a bar that is pointed at says its name and value; the room after few bars belongs to the last', () => {
  const bars = [
    { name: 'Monday', value: 3 },
    { name: 'Tuesday', value: 5 },
  ];
  const { container } = render(<BarChart height={150} bars={bars} format={(value) => `${value} WOO`} />);
  pointAt(container, 0.07);
  expect(container.querySelector('.reading')).toHaveTextContent('Monday 3 WOO');
  pointAt(container, 0.9);
  expect(container.querySelector('.reading')).toHaveTextContent('Tuesday 5 WOO');
});

test('bars that are all zero have a scale', () => {
  const { container } = render(<BarChart height={150} bars={[{ value: 0 }]} format={String} />);
  expect(container.innerHTML).not.toContain('NaN');
});

test.each([
  [
    [1, 3, 2],
    [
      [0, 29],
      [50, 1],
      [100, 15],
    ],
  ],
  [
    [5, 5, 5],
    [
      [0, 15],
      [50, 15],
      [100, 15],
    ],
  ],
  [
    [0, 0],
    [
      [0, 15],
      [100, 15],
    ],
  ],
])('the line of %p runs through %p', (values, corners) => {
  const { container } = render(<Sparkline values={values} filled />);
  expect(cornersOf('polyline.line', container)).toEqual(corners);
});

test.each([
  [[1, 2], 'up'],
  [[2, 2], 'up'],
  [[2, 1], 'down'],
])('%p went %s', (values, tone) => {
  expect(render(<Sparkline values={values} />).container.firstElementChild).toHaveAttribute('data-tone', tone);
});

test.each(['up', 'down', 'even', 'unknown'] as const)('a change beside a line gives it its tone: %s', (tone) => {
  const { container } = render(<Sparkline values={[2, 1]} tone={tone} />);
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
});

test('what hardly moved keeps to the middle where a least distance is asked for', () => {
  expect(boundsOf([100, 100.5], 1)).toEqual({ low: 99.75, high: 100.75 });
  expect(boundsOf([100, 102], 1)).toEqual({ low: 100, high: 102 });
});
