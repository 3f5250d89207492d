import type { PreferenceValues } from '../../../../../src/domain/platform/preferences';
import { OrderSounds } from '../../../../../src/presentation/features/terminal/account/order-sounds';
import { Placements } from '../../../../../src/application/trading/placements';
import type { Placement } from '../../../../../src/application/trading/place-once';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { MemorySounds } from '../../../../fakes/memory-platform';
import { StillPreferences } from '../../shell/still-preferences';

type Report = Parameters<Parameters<ConstructorParameters<typeof OrderSounds>[0]['onExecutionReport']>[0]>[0];
const on = { 'sound.on': true } as const;

function setup(chosen: Partial<PreferenceValues>, running: readonly object[] = []) {
  let tell: (report: Report) => void = () => undefined;
  const stream = { onExecutionReport: (listener: typeof tell) => ((tell = listener), () => undefined) };
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const sounds = new MemorySounds();
  const placements = new Placements();
  const time = { now: 0 };
  const watch = { programs: { list: { current: running } } } as never;
  const clock = { now: () => time.now };
  new OrderSounds(stream, placements, drafts, watch, new StillPreferences(chosen), sounds, clock).start();
  const report = (status: string, fill?: object): void => tell({ order: { status }, fill } as unknown as Report);
  const say = (kind: string): void => drafts.last.set({ kind } as never);
  const send = (status: string, clientOrderId = 1): Promise<Placement> =>
    placements.follow(
      { symbol: 'PERP_BTC_USDT', side: 'BUY' },
      Promise.resolve({ status, clientOrderId } as Placement),
    );
  const heard = () => sounds.played.map(({ sound }) => sound);
  return { report, say, send, drafts, time, heard, played: sounds.played };
}

test('is silent until somebody wants it', async () => {
  const { report, say, send, heard } = setup({});
  report('FILLED', {});
  say('started');
  await send('placed');
  expect(heard()).toEqual([]);
});

test('tells by ear what becomes of an order, as loud as was chosen, whichever way it was written', async () => {
  const { report, send, played, heard, time } = setup({ ...on, 'sound.volume': 30 });
  await send('placed');
  report('NEW');
  report('PARTIAL_FILLED', {});
  report('CANCELLED');
  await send('notPlaced');
  await send('unknown');
  time.now = 1_000;
  report('REJECTED');
  expect(heard()).toEqual(['placed', 'filled', 'cancelled', 'refused', 'refused']);
  expect(new Set(played.map(({ volume }) => volume))).toEqual(new Set([30]));
});

test('each event has a switch of its own', async () => {
  const { report, send, heard } = setup({ ...on, 'sound.placed': false });
  await send('placed');
  report('FILLED', {});
  expect(heard()).toEqual(['filled']);
});

test('what is told in two ways, and what goes out at once, is heard once', async () => {
  const { say, send, report, heard, time } = setup(on);
  await send('notPlaced');
  say('failed');
  for (let each = 0; each < 3; each += 1) report('CANCELLED');
  expect(heard()).toEqual(['refused', 'cancelled']);
  time.now = 199;
  report('CANCELLED');
  time.now = 200;
  report('CANCELLED');
  expect(heard()).toEqual(['refused', 'cancelled', 'cancelled']);
});

test('an order of the ticket is heard as it is placed, and not once more as the ticket says so', async () => {
  const { say, send, heard, time } = setup(on);
  await send('placed');
  time.now = 1_000;
  say('placed');
  expect(heard()).toEqual(['placed']);
});

const scaled = { kind: 'SCALED', status: 'running', symbol: 'PERP_BTC_USDT', side: 'BUY' };

test('what goes out in parts is heard as it begins, and not with every part', async () => {
  const { say, send, drafts, heard, time } = setup(on, [scaled]);
  say('started');
  time.now = 1_000;
  await send('placed');
  drafts.slices.add(7);
  await send('placed', 7);
  expect(heard()).toEqual(['placed']);
});

test.each([{ kind: 'TWAP' }, { status: 'done' }, { symbol: 'PERP_ETH_USDT' }, { side: 'SELL' }])(
  'an order beside a program is heard: %o',
  async (change) => {
    const { send, heard } = setup(on, [{ ...scaled, ...change }]);
    await send('placed');
    expect(heard()).toEqual(['placed']);
  },
);
