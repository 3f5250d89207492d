import { fc } from '../../../../support/properties';
import { accountTopicReaders } from '../../../../../src/infrastructure/websocket/trading/account-topic-readers';
import { cmdData } from '../../../../../sandbox/sockets/private-cmd-data';
import { notificationData } from '../../../../../sandbox/gateway/notification-row';
import { type PrivateData } from '../../../../../sandbox/sockets/private-data';
import { eventData } from '../../../../../sandbox/sockets/private-event-data';
import { MarketFormat } from '../../../../../sandbox/services/markets/market-format';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { algoOrderOf, marginSummaryOf, positionOf, scaleFor } from '../../../../fakes/engine-values';
import { at, bracket, margin, perpetual, position, units } from '../../../sandbox/sockets/scripted-exchange';

const market = new MarketFormat(instruments.find(({ symbol }) => symbol === perpetual)!);
const scale = scaleFor(instruments, perpetual);
const overTheWire = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
/** Decimals as texts: equal values are equal texts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const families: readonly (readonly [string, PrivateData])[] = [
  ['event', eventData],
  ['cmd', cmdData],
];

describe.each(families)('the %s family', (name, data) => {
  it('says of positions what the engine holds', () => {
    const [read] = accountTopicReaders.position(overTheWire(data.position(position, market)), at)!;
    const { liquidationPrice, ...rest } = positionOf(position, scale);
    expect(plain(read)).toEqual(plain({ ...rest, ...(name === 'event' && { liquidationPrice }) }));
  });

  it.each(['PURE_SPOT', 'MARGIN', 'FUTURES'] as const)('says how an account in mode %s stands', (accountMode) => {
    const read = accountTopicReaders.account(overTheWire(data.account({ ...margin, accountMode })), at)!;
    const whole = marginSummaryOf({ ...margin, accountMode });
    // The letters have a leverage for spot margin alone, and modes of contracts for contracts alone.
    const told = name === 'event' ? whole : { ...whole, ...lackingInLetters[accountMode] };
    expect(plain(read)).toEqual(plain(told));
  });

  it('brings conditional orders together with their legs', () => {
    const read = accountTopicReaders.algoexecutionreportv2(overTheWire(data.algo(bracket, market)), at)!;
    const whole = plain([algoOrderOf(bracket, scale)]) as object;
    expect(plain(read)).toEqual(name === 'event' ? whole : withoutCreation(whole));
  });

  it('brings which way the price of a conditional order has to go', () => {
    for (const direction of ['UP', 'DOWN'] as const) {
      const told = data.algo({ ...bracket, direction, children: [] }, market);
      const [read] = accountTopicReaders.algoexecutionreportv2(overTheWire(told), at)!;
      expect(read!.rises).toBe(direction === 'UP');
    }
  });

  it('says which margin was assigned', () => {
    const assigned = {
      type: 'marginAssignment',
      accountId: 'ada',
      symbol: perpetual,
      positionSide: 'LONG',
      isolatedMargin: units(7.5),
      delta: units(-2.25),
      at,
    } as const;
    const read = accountTopicReaders.marginassignment(overTheWire(data.assignment(assigned)), at);
    expect(plain(read)).toEqual({
      symbol: perpetual,
      positionSide: 'LONG',
      asset: 'USDT',
      isolatedMargin: '7.5',
      delta: '-2.25',
      at,
    });
  });
});

const lackingInLetters = {
  PURE_SPOT: {},
  MARGIN: { positionMode: undefined, marginMode: undefined },
  FUTURES: { spotLeverage: undefined },
};

/** The letters have no time of creation. */
function withoutCreation(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (name, each: unknown) => (name === 'createdAt' ? undefined : each)));
}

describe('notifications', () => {
  const sent = {
    id: 5,
    type: 'DEPOSIT',
    level: 'success',
    title: 'Arrived',
    body: '1 BTC',
    link: '/wallet',
    read: false,
    at,
  } as const;

  it('are read as they were told', () => {
    expect(accountTopicReaders.notification(notificationData(sent), at)).toEqual({ ...sent, id: '5' });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
    'lead nowhere by the link %s',
    (link) => {
      const read = accountTopicReaders.notification({ ...notificationData(sent), link }, at);
      expect(read).toMatchObject({ title: 'Arrived' });
      expect(read!.link).toBeUndefined();
    },
  );

  it('of an unknown kind are told all the same', () => {
    expect(
      accountTopicReaders.notification({ ...notificationData(sent), type: 'PARTY', level: 'loud' }, at),
    ).toMatchObject({ type: 'other', level: 'info' });
  });
});

it('readers take anything and never throw', () => {
  const readers = Object.values(accountTopicReaders);
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('positions', 'ts', 'm', 'v', 's', 'aid', 'paid', 'title'), fc.jsonValue()),
      (value, row) => {
        for (const read of readers) for (const data of [value, row, [value, row]]) read(data, at);
      },
    ),
  );
});

it('a position that cannot be read does not hide the others', () => {
  const { positions } = eventData.position(position, market) as { positions: Record<string, object> };
  const broken = { positions: { ...positions, PERP_ETH_USDT: { ...positions[perpetual], holding: 'much' } } };
  expect(accountTopicReaders.position(broken, at)!.map(({ symbol }) => symbol)).toEqual([perpetual]);
});

it('legs that name each other as parents come to an end', () => {
  const rows = (cmdData.algo(bracket, market) as { aid: number; paid: number }[]).map((row) => ({
    ...row,
    paid: row.aid === 901 ? 902 : 901,
  }));
  expect(accountTopicReaders.algoexecutionreportv2(rows, at)).toEqual([]);
});
