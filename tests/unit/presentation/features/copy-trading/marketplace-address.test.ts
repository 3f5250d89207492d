import {
  marketplaceChoice,
  marketplaceQuery,
  usualChoice,
} from '../../../../../src/presentation/features/copy-trading/marketplace-address';

test('an address says what is not usual, and is read back', () => {
  const choice = {
    ...usualChoice,
    kind: 'default-v2',
    by: 'COPIERS',
    drawdown: 0.1,
    age: 30,
    coin: 'SOL',
    view: 'table',
    words: 'tide',
  } as const;
  const query = marketplaceQuery(choice);
  expect(query).toEqual({
    strategy: 'futures-v2',
    by: 'COPIERS',
    drawdown: '0.1',
    age: '30',
    coin: 'SOL',
    view: 'table',
    words: 'tide',
  });
  expect(marketplaceChoice(new URLSearchParams(query))).toEqual(choice);
  expect(marketplaceQuery(usualChoice)).toEqual({});
});

test('an address of another making changes nothing', () => {
  expect(marketplaceChoice(new URLSearchParams('strategy=x&by=1&roi=-3&view=3d&assets=NaN'))).toEqual(usualChoice);
});
