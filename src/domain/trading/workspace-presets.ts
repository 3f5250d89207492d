import { group, split, type Arrangement, type Panel } from './arrangement';
import type { ScreenSize } from './screen-size';

function panel(content: string): Panel {
  return { id: `${content}-1`, content, link: 'page' };
}

const chart = group(panel('chart'));
const account = group(panel('account'));
const ticket = group(panel('ticket'));
const bookAndTape = group(panel('book'), panel('tape'));

/** The terminal as it comes, for each size of screen. */
const roots = {
  wide: split(
    'row',
    [split('column', [chart, 62], [account, 38]), 57],
    [split('column', [group(panel('book')), 66], [group(panel('tape')), 34]), 21],
    [ticket, 22],
  ),
  desktop: split(
    'row',
    [split('column', [split('row', [chart, 62], [bookAndTape, 38]), 65], [account, 35]), 72],
    [ticket, 28],
  ),
  tablet: split('column', [chart, 30], [split('row', [bookAndTape, 55], [ticket, 45]), 45], [account, 25]),
} as const;

export function presetFor(size: ScreenSize): Arrangement {
  return presets[size];
}

const presets: Readonly<Record<ScreenSize, Arrangement>> = {
  wide: { root: roots.wide, collapsed: [], maximised: undefined },
  desktop: { root: roots.desktop, collapsed: [], maximised: undefined },
  tablet: { root: roots.tablet, collapsed: [], maximised: undefined },
};
