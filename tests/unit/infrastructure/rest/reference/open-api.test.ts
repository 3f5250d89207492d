import { openApiDocument } from '../../../../../src/infrastructure/rest/reference/open-api';
import { catalogue } from '../../../../../src/infrastructure/wire/catalogue/catalogue';

type Operation = {
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly example?: string }[];
};
const { paths } = openApiDocument(catalogue, { title: 'API', server: 'https://api.test' }) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

it.each([
  ['get', '/v3/asset/balances', [['session'], ['apiKey', 'apiTimestamp', 'apiSignature']]],
  ['get', '/usercenter/account/approvals', [['session']]],
  ['post', '/usercenter/account/create_credential', [['session']]],
  ['get', '/usercenter/account/notifications', [['session'], ['apiKey', 'apiTimestamp', 'apiSignature']]],
  ['get', '/md/', []],
])('says what %s %s is proven with', (method, path, schemes) => {
  expect(paths[path]![method]!.security.map((each) => Object.keys(each))).toEqual(schemes);
});

it('has an example of a symbol that is needed, as the samples have, and of none that may be left out', () => {
  const symbolOf = (path: string) => paths[path]!['get']!.parameters.find(({ name }) => name === 'symbol');
  expect(symbolOf('/md/v3/ticker/{symbol}')).toMatchObject({ required: true, example: 'SPOT_BTC_USDT' });
  expect(symbolOf('/v3/trade/orders')).toMatchObject({ required: false });
  expect(symbolOf('/v3/trade/orders')).not.toHaveProperty('example');
});
