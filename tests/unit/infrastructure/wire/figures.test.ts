import { execFileSync } from 'node:child_process';
import type * as z from 'zod/mini';
import { catalogue } from '../../../../src/infrastructure/wire/catalogue/catalogue';
import { fc } from '../../../support/properties';
import { wireSample } from '../../../support/wire-samples';

/*
 * Private figures come as texts or as numbers, from the same host (protocol 2.1). So every call that the product makes
 * reads each of them in both forms, to the same value.
 */
const verbs = new Map<string, string>(
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/calls.mjs'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([method, path, , , verb]) => [`${method} ${path}`, verb!]),
);
const answers = catalogue
  .filter(({ access }) => access === 'private')
  .map((endpoint) => ({ ...endpoint, call: `${endpoint.method} ${endpoint.path}` }));
const read = answers.filter(({ call }) => verbs.get(call) !== '-');

/** Times are told apart and made instants by the adapters; what is left of them here is what came. */
function value(answer: z.ZodMiniType, sample: unknown): string {
  const parsed = answer._zod.run({ value: sample, issues: [] }, {}) as { value: unknown; issues: unknown[] };
  expect(parsed.issues).toEqual([]);
  return JSON.stringify(parsed.value, (_key, part: unknown) => (typeof part === 'number' ? String(part) : part));
}

test('there are private calls that the product makes', () => expect(read.length).toBeGreaterThan(80));

test.each(read.map(({ call, answer }) => [call, answer] as const))(
  'each figure of %s is read as a text and as a number',
  (_call, answer) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (figure) => {
        const text = String(figure);
        expect(value(answer, wireSample(answer, 'text', text))).toBe(value(answer, wireSample(answer, 'number', text)));
      }),
      { numRuns: 5 },
    );
  },
);

test('what keeps figures in one form is old and made by nobody here', () => {
  const strict = answers.filter(({ answer }) => {
    const sample = wireSample(answer, 'text');
    return (answer._zod.run({ value: sample, issues: [] }, {}) as { issues: unknown[] }).issues.length > 0;
  });
  expect(strict.map(({ call }) => call).filter((call) => verbs.get(call) !== '-')).toEqual([]);
  expect(strict.map(({ path }) => path.split('/')[1]).filter((version) => version !== 'v1')).toEqual([]);
});
