import { decimal } from '../../../../../../src/domain/shared/decimal';
import { transferColumns } from '../../../../../../src/presentation/features/terminal/portfolio/histories/history-sources';

test('the file of transfers tells one that waits from one that is done', () => {
  const party = { accountId: 'a', name: 'Main' };
  const transfer = { id: '1', asset: 'USDT', amount: decimal('5'), from: party, to: party, at: 1 };
  const status = (waitsForApproval: boolean) => transferColumns['status']!({ ...transfer, waitsForApproval });
  expect([status(true), status(false)]).toEqual(['WAITING', 'COMPLETED']);
});
