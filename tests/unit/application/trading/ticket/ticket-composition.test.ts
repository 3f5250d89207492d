import { Later } from '../../../../../src/application/kernel/later';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { programsOf } from '../../../../support/programs-of';
import { MarginMeans } from '../../../../../src/application/trading/ticket/margin-means';
import { OrderTicket } from '../../../../../src/application/trading/ticket/order-ticket';
import { TicketComposition } from '../../../../../src/application/trading/ticket/ticket-composition';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { TicketFields } from '../../../../../src/application/trading/ticket/ticket-fields';
import { TicketPrograms } from '../../../../../src/application/trading/ticket/ticket-programs';
import { FakeScheduler, flushPromises } from '../../../../support/fake-scheduler';
import { perpetual, setUp } from './margin-fakes';
import { book, habits, spot } from './ticket-fakes';

/** A ticket of a perpetual, or of a spot market, whose parts are still to come. */
function composed(market: 'PERP' | 'SPOT' = 'PERP') {
  const instrument = market === 'PERP' ? perpetual : spot;
  const own = book();
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const fields = new TicketFields(instrument, own, habits(), drafts);
  const line = { missing: false, asked: 0 };
  const sent: unknown[] = [];
  const sender = {
    pending: new Subject<readonly never[]>([]),
    place: async (intent: object) => (sent.push(JSON.parse(JSON.stringify(intent))), { status: 'placed' }),
  };
  const time = new FakeScheduler();
  const session = setUp().contract;
  const contract = new Later(async () => {
    if (line.missing) throw new Error('no connection');
    return session;
  });
  const loader = {
    async load() {
      line.asked += 1;
      return new TicketPrograms(sender as never, programsOf(sender as never, time, drafts));
    },
  };
  const composition = new TicketComposition(
    fields,
    {
      instrument,
      book: own,
      preferences: habits(),
      lastPrice: () => 105,
      contract: (market === 'PERP' ? contract : undefined) as never,
    },
    { available: () => undefined } as never,
    new Later(async () => sender) as never,
    loader as never,
    time,
  );
  const complete = async (options = false): Promise<void> => {
    composition.complete(options);
    await flushPromises(24);
  };
  /** The ticket that stands on it, once all is there. */
  const open = async (): Promise<OrderTicket> => {
    const ticket = new OrderTicket(fields, composition, habits(), drafts);
    await flushPromises(24);
    return ticket;
  };
  return { composition, fields, line, sent, time, complete, open };
}

describe('a ticket of a perpetual', () => {
  it('has no means before what trades contracts has come, and collateral then', async () => {
    const { composition, complete } = composed();
    expect([composition.means, composition.margin, composition.failed]).toEqual([undefined, undefined, false]);
    await complete();
    expect(composition.margin).toBeInstanceOf(MarginMeans);
    expect(composition.means).toBe(composition.margin);
    expect(composition.failed).toBe(false);
  });

  it('says so where that could not be had, and asks again', async () => {
    const { composition, line, complete } = composed();
    line.missing = true;
    await complete();
    expect([composition.means, composition.failed]).toEqual([undefined, true]);
    line.missing = false;
    await complete();
    expect(composition.failed).toBe(false);
    expect(composition.margin?.markPrice).toBe(100);
  });

  it('sends its order as the contract is margined, whether it is one, waits for a price, or comes in parts', async () => {
    const { composition, fields, sent, time, complete } = composed();
    fields.write({ type: 'LIMIT', price: '100', size: '10', more: { trigger: '110', minutes: '1', count: '2' } });
    await complete(true);
    await composition.program!.place(() => undefined);
    fields.write({ type: 'STOP_MARKET', choices: { triggerBy: 'MARK_PRICE' } });
    await composition.program!.place(() => undefined);
    fields.write({ type: 'TWAP' });
    await composition.program!.place(() => undefined);
    await time.settle(1, 1);
    expect(sent).toMatchObject([
      { type: 'LIMIT', marginMode: 'CROSS' },
      { triggerPriceType: 'MARK_PRICE', marginMode: 'CROSS' },
      { type: 'MARKET', marginMode: 'CROSS' },
    ]);
  });
});

describe('a whole ticket of a perpetual', () => {
  it.each([
    ['2', true],
    ['50', true],
    ['1', false],
    ['51', false],
    ['2.5', false],
    ['', false],
  ])('in %p parts comes to something: %p', async (count, some) => {
    const { composition, fields, open } = composed();
    fields.write({ type: 'TWAP', size: '2', more: { minutes: '10', count } });
    const { order } = await open();
    expect([order.estimate, composition.margin?.outcome].map((each) => each !== undefined)).toEqual([some, some]);
    expect(composition.sliced?.parts.length).toBe(some ? Number(count) : 0);
    fields.write({ type: 'MARKET' });
    expect([order.estimate, composition.margin?.outcome].map((each) => each !== undefined)).toEqual([true, true]);
  });

  it('shows its options while its size is told by a stop that nobody has named', async () => {
    const { fields, open } = composed();
    fields.write({ type: 'LIMIT', price: '100', size: '2', unit: 'risk' });
    const ticket = await open();
    expect([ticket.optionsShown, ticket.optionsUsed]).toEqual([true, false]);
    fields.write({ unit: 'base' });
    expect(ticket.optionsShown).toBe(false);
    // An order that does not stay takes no stop: there is none to name.
    fields.write({ unit: 'risk', type: 'STOP_MARKET' });
    expect(ticket.optionsShown).toBe(false);
  });

  it('is kept back by what its collateral does not take, also beside a part to be seen that is wrong', async () => {
    const { composition, fields, open } = composed();
    fields.write({ type: 'LIMIT', price: '100', size: '99' });
    const ticket = await open();
    expect([ticket.margin, ticket.problems]).toEqual([composition.margin, []]);
    fields.typeSize('500');
    expect(ticket.problems).toMatchObject([{ field: 'quantity' }]);
    expect(ticket.problems).toHaveLength(1);
    fields.typeMore('visible', '0.0001');
    expect(ticket.problems.map(({ field }) => field)).toEqual(['visible', 'quantity']);
    // What is wrong with the order itself is said before that.
    fields.typePrice('100.3');
    expect(ticket.problems.map(({ field }) => field)).not.toContain('quantity');
  });
});

describe('what only some orders need', () => {
  it.each([
    ['PERP', 'LIMIT', true, true],
    ['PERP', 'LIMIT', false, false],
    ['SPOT', 'LIMIT', true, false],
    ['PERP', 'STOP_MARKET', false, true],
    ['SPOT', 'TWAP', false, true],
  ] as const)('comes to a ticket that may want it: %s %s, with its options open: %s', async (...row) => {
    const [market, type, options, comes] = row;
    const { composition, fields, line, complete } = composed(market);
    fields.write({ type });
    await complete(options);
    expect([line.asked, composition.conditional !== undefined]).toEqual([Number(comes), comes]);
  });
});
