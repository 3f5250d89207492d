import { titleKey } from '../../../../../src/presentation/features/notifications/message-values';

test('an order that was set off is named in the title by what it was', () => {
  const keyOf = (kind: string) => titleKey({ key: 'triggeredSell', values: { kind } });
  expect(['TAKE_PROFIT', 'STOP', 'SOMETHING'].map(keyOf)).toEqual([
    'notifications:triggered.TAKE_PROFIT',
    'notifications:triggered.STOP',
    'notifications:message.triggeredSell.title',
  ]);
  expect(titleKey({ key: 'refusedBuy', values: { kind: 'STOP_LOSS' } })).toBe('notifications:refused.STOP_LOSS');
  expect(titleKey({ key: 'bought', values: { kind: 'STOP' } })).toBe('notifications:message.bought.title');
});
