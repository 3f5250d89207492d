import { Subject } from '../../../../../src/application/kernel/observable-value';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';

it('whoever comes next finds nothing of what was written or came of it', () => {
  const visit = new Subject(0);
  const drafts = new TicketDrafts({ visit });
  drafts.of('SPOT_BTC_USDT').set({ type: 'MARKET', size: '0.5' } as never);
  drafts.last.set({ kind: 'placed' } as never);
  drafts.ended.set({ id: 'program' } as never);
  drafts.optionsOpen.set(true);
  drafts.slices.add(7);
  drafts.replaced.add('9');

  visit.set(1);

  expect(drafts.of('SPOT_BTC_USDT').current).toBeUndefined();
  expect([drafts.last.current, drafts.ended.current, drafts.optionsOpen.current]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect([...drafts.slices, ...drafts.replaced]).toEqual([]);
});
