import { readdirSync, readFileSync } from 'node:fs';
import type { Environment } from '../../../src/application/platform/environment';
import { readEnvironment } from '../../../src/main/environment';

const files = readdirSync('environments').map((name) => ({
  name: name.replace('.json', ''),
  text: readFileSync(`environments/${name}`, 'utf8'),
}));

function environmentOf(text: string): Environment {
  const page = new DOMParser().parseFromString(
    '<script type="application/json" id="environment"></script>',
    'text/html',
  );
  page.getElementById('environment')!.textContent = text;
  return readEnvironment(page);
}

test('production, its previews and the embedded exchange are configurations (specification, section 9)', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(['development', 'production', 'qa', 'sandbox', 'staging']);
});

test.each(files.map(({ name, text }) => [name, text]))('%s names the bases of section 9', (_name, text) => {
  const { hosts, links, analytics } = environmentOf(text);
  for (const base of [hosts.rest, hosts.serverRest, hosts.newWsUrl, hosts.content, hosts.jobs, hosts.authentication])
    expect(new URL(base).origin).not.toBe('null');
  for (const name of ['website', 'tradingApp', 'linkService', 'apiDocs', 'support', 'vipDocs'])
    expect(links).toHaveProperty(name);
  expect(analytics).toMatchObject({ tagManagerId: expect.any(String), measurementId: expect.any(String) });
});

test('a preview shares no host, project or key with production', () => {
  const own = ({ hosts, session, firebase, analytics }: Environment): readonly string[] =>
    [...Object.values(hosts), session.syncUrl, firebase.apiKey, firebase.projectId, analytics?.measurementId].filter(
      (value): value is string => value !== undefined,
    );
  const production = new Set(own(environmentOf(files.find(({ name }) => name === 'production')!.text)));
  for (const { name, text } of files)
    if (name !== 'production') expect(own(environmentOf(text)).filter((value) => production.has(value))).toEqual([]);
});
