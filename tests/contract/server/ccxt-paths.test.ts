import ccxt from 'ccxt';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';

type Branch = { readonly [name: string]: Branch | number };

/** Names of placeholders differ between the library and the catalogue. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Every call the library can make, as METHOD /path. */
function callsOf(api: Branch): readonly string[] {
  const calls: string[] = [];
  for (const [version, accesses] of Object.entries(api) as [string, Branch][]) {
    for (const [access, methods] of Object.entries(accesses) as [string, Branch][]) {
      for (const [method, paths] of Object.entries(methods) as [string, Branch][]) {
        for (const path of Object.keys(paths))
          calls.push(`${method.toUpperCase()} /${version}/${access === 'public' ? 'public/' : ''}${shapeOf(path)}`);
      }
    }
  }
  return calls;
}

it('serves every call that the ccxt library knows', () => {
  const served = new Set(catalogue.map(({ method, path }) => `${method} ${shapeOf(path)}`));
  const known = callsOf(new ccxt.woo().describe().api as Branch);
  expect(known.length).toBeGreaterThan(100);
  expect(known.filter((call) => !served.has(call))).toEqual([]);
});
