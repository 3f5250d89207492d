import type { User } from '../../../../../sandbox/services/users/user';
import type { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { ExchangeNews } from '../../../../../sandbox/services/notifications/exchange-news';
import type {
  Addressee,
  NotificationText,
  Notifications,
} from '../../../../../sandbox/services/notifications/notifications';
import { at, bracket, perpetual, ScriptedExchange, units } from '../../sockets/scripted-exchange';

function open() {
  const exchange = new ScriptedExchange();
  const told: [string, NotificationText][] = [];
  const users = {
    byApplication: (applicationId: string) =>
      applicationId === 'ada' ? ({ userId: 1, applicationId } as User) : undefined,
  };
  const notifications = { tell: (to: Addressee, text: NotificationText) => told.push([to.applicationId, text]) };
  new ExchangeNews(exchange.service, users as unknown as UserRepository, notifications as unknown as Notifications);
  return { exchange, told };
}

const liquidation = {
  accountId: 'ada',
  symbol: perpetual,
  positionSide: 'BOTH',
  stage: 1,
  quantity: 10,
  price: units(60_000),
  fee: 0n,
  at,
} as const;

it('a liquidation in steps is told once, a later one again, that of a house account never', () => {
  const { exchange, told } = open();
  for (const later of [0, 100, 30_000])
    exchange.announce({ type: 'liquidation', liquidation: { ...liquidation, at: at + later } });
  exchange.announce({ type: 'liquidation', liquidation: { ...liquidation, accountId: 'house' } });
  expect(told).toEqual([
    ['ada', expect.objectContaining({ type: 'LIQUIDATION', level: 'error', body: expect.stringContaining(perpetual) })],
  ]);
  exchange.announce({ type: 'liquidation', liquidation: { ...liquidation, at: at + 3_600_000 } });
  expect(told).toHaveLength(2);
});

it('a conditional order is told of when it is set off, once', () => {
  const { exchange, told } = open();
  const setOff = { ...bracket, triggeredAt: bracket.updatedAt };
  exchange.announce({ type: 'algo', order: { ...bracket, triggered: false, triggeredAt: undefined } });
  expect(told).toEqual([]);
  exchange.announce({ type: 'algo', order: setOff });
  exchange.announce({ type: 'algo', order: { ...setOff, status: 'FILLED' } });
  expect(told).toEqual([
    ['ada', expect.objectContaining({ type: 'ORDER', body: expect.stringContaining('buy order in PERP_BTC_USDT') })],
  ]);
});

it('an order set off before anybody listened is no news', () => {
  const { exchange, told } = open();
  exchange.announce({ type: 'algo', order: bracket });
  expect(told).toEqual([]);
});
