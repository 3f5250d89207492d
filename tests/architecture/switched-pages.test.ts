import { readdirSync, readFileSync } from 'node:fs';
import { paths } from '../../src/presentation/runtime/paths';
import { everyFeature } from './every-feature';

/** ADR 31: menus, `ButtonLink` and `PageLink` lead to no page that the host has switched off; a link of its own might. */
const switched = everyFeature().flatMap(({ path, switchedBy }) => (switchedBy === undefined ? [] : [path]));
const names = Object.entries(paths)
  .filter(([, way]) => switched.includes((typeof way === 'string' ? way : way('asset')).split(/[?#]/)[0]))
  .map(([name]) => name);
const plain = new RegExp(`<(?:Nav)?Link\\b[^>]*\\bpaths\\.(${names.join('|')})\\b`);

const views = readdirSync('src/presentation', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(`src/presentation/${name}`, 'utf8') }));

test('there are pages that a host can switch off', () => {
  expect(names).toEqual(expect.arrayContaining(['socialTrading', 'strategy', 'copyMarketplace', 'listingCampaign']));
});

test('no plain link leads to one of them unasked', () => {
  const unasked = views.filter(({ text }) => {
    const name = plain.exec(text)?.[1];
    return name !== undefined && !text.includes(`switches.leads(paths.${name})`);
  });
  expect(unasked.map(({ name }) => name)).toEqual([]);
});
