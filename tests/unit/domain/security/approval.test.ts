import { approvalAct, type ApprovalRequest, type ApprovalSubject } from '../../../../src/domain/security/approval';

const request = (subject: ApprovalSubject): ApprovalRequest => ({
  id: '17',
  owner: { userId: '4711', name: 'Ada' },
  account: '',
  subject,
  state: 'WAITING',
  createdAt: 0,
  expiresAt: 1,
  decidedAt: undefined,
  figures: undefined,
});

test('who approves proves the very request, with its amount and where it goes', () => {
  const said = { asset: 'BTC', amount: '0.5', network: 'BTC', address: 'bc1q', memo: '' };
  expect(approvalAct(request({ kind: 'withdrawal', ...said }))).toEqual({
    action: 'APPROVE',
    subject: { approvalId: '17', ...said },
  });
});

test('a request of which nothing is known is proven by its number alone', () => {
  expect(approvalAct(request({ kind: 'other' }))).toEqual({ action: 'APPROVE', subject: { approvalId: '17' } });
});
