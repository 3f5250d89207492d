import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/presentation/features/terminal/chart';
const files = (ending: RegExp): readonly string[] =>
  readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

test('in forced colours every colour that the chart reads for its canvas is one of the system', () => {
  const read = files(/\.tsx?$/).flatMap((text) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, token]) => token!));
  const [, rules = ''] =
    /@media \(forced-colors: active\) \{\s*\.stage \{([^}]*)\}/.exec(files(/^chart-panel\.module\.css$/).join('')) ??
    [];
  const given = new Map([...rules.matchAll(/(--[\w-]+): (\w+);/g)].map(([, token, colour]) => [token!, colour!]));
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((token) => !given.has(token))).toEqual([]);
  expect([...new Set(given.values())].toSorted()).toEqual(['Canvas', 'CanvasText', 'GrayText', 'LinkText']);
});
