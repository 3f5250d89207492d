import { runInAction } from 'mobx';
import type { PreferenceValues } from '../../../../../src/domain/platform/preferences';
import { OrderSounds } from '../../../../../src/presentation/features/terminal/account/order-sounds';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { MemorySounds } from '../../../../fakes/memory-platform';
import { StillPreferences } from '../../shell/still-preferences';

type Report = Parameters<Parameters<ConstructorParameters<typeof OrderSounds>[0]['onExecutionReport']>[0]>[0];

function setup(chosen: Partial<PreferenceValues>) {
  let tell: (report: Report) => void = () => undefined;
  const stream = { onExecutionReport: (listener: typeof tell) => ((tell = listener), () => undefined) };
  const drafts = new TicketDrafts();
  const sounds = new MemorySounds();
  new OrderSounds(stream as never, drafts, new StillPreferences(chosen), sounds).start();
  const report = (status: string, fill?: object): void => tell({ order: { status }, fill } as unknown as Report);
  const say = (kind: string): void => runInAction(() => drafts.last.set({ kind } as never));
  return { report, say, heard: () => sounds.played.map(({ sound }) => sound), played: sounds.played };
}

test('is silent until somebody wants it', () => {
  const { report, say, heard } = setup({});
  report('FILLED', {});
  say('placed');
  expect(heard()).toEqual([]);
});

test('tells by ear what becomes of an order, as loud as was chosen', () => {
  const { report, say, played, heard } = setup({ 'sound.on': true, 'sound.volume': 30 });
  say('placed');
  report('NEW');
  report('PARTIAL_FILLED', {});
  report('CANCELLED');
  say('failed');
  expect(heard()).toEqual(['placed', 'filled', 'cancelled', 'refused']);
  expect(new Set(played.map(({ volume }) => volume))).toEqual(new Set([30]));
});

test('each event has a switch of its own', () => {
  const { report, say, heard } = setup({ 'sound.on': true, 'sound.placed': false });
  say('placed');
  report('FILLED', {});
  expect(heard()).toEqual(['filled']);
});
