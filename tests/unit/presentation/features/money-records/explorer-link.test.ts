import { explorerLink } from '../../../../../src/presentation/features/money-records/explorer-link';

const links = { 'explorer.ETH': 'https://explorer.test/tx/{transaction}' };

test('a transaction is looked up where the deployment says', () => {
  expect(explorerLink(links, 'ETH', '0xab')).toBe('https://explorer.test/tx/0xab');
  expect(explorerLink(links, 'ETH', '$&/../')).toBe('https://explorer.test/tx/%24%26%2F..%2F');
});

test('without a transaction or an explorer there is no link', () => {
  expect([explorerLink(links, 'ETH', ''), explorerLink(links, 'XYZ', '0xab')]).toEqual([undefined, undefined]);
});
