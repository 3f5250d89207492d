import { decimal } from '../../../../../../src/domain/shared/decimal';
import { transferColumns } from '../../../../../../src/presentation/features/terminal/portfolio/histories/history-sources';

test('the file of transfers says how far each has come', () => {
  const party = { accountId: 'a', name: 'Main' };
  const transfer = { id: '1', asset: 'USDT', amount: decimal('5'), from: party, to: party, at: 1 };
  const all = ['WAITING', 'COMPLETED', 'CANCELED'] as const;
  expect(all.map((status) => transferColumns['status']!({ ...transfer, status }))).toEqual(all);
});
