import { RestMakerProgramsAdapter } from '../../../../../src/infrastructure/rest/campaigns/rest-maker-programs.adapter';
import { answer, RestFixture } from '../../../../support/rest-fixture';

const row = (rank: number, maker = `maker-${rank}`) => ({
  rank,
  maker,
  symbol: 'SPOT_BTC_USDT',
  depthScore: 0.1,
  spreadScore: 2,
  uptime: 1,
  makerVolume: '5',
  share: 0.01,
  reward: { token: 'USDT', amount: '100' },
});
const page = (...rows: readonly unknown[]) => answer({ success: true, data: { rows }, timestamp: 1 });
const ranks = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

it('reads a ranking to its end, and each maker once', async () => {
  const rest = new RestFixture().answers(page(...ranks(1, 100)), page(row(101, 'maker-100'), ...ranks(102, 130)));
  const read = await new RestMakerProgramsAdapter(rest.client, rest.unknown).standings('9', 'SPOT');
  if (!read.ok) throw new Error(read.error.kind);
  expect(read.value).toHaveLength(129);
  expect(read.value.filter(({ maker }) => maker === 'maker-100').map(({ rank }) => rank)).toEqual([101]);
  expect(rest.sender.sent).toHaveLength(2);
});

it('says what a page was refused with', async () => {
  const refused = answer({ success: false, code: -1006, message: 'none' }, 404);
  const rest = new RestFixture().answers(page(...ranks(1, 100)), refused);
  const read = await new RestMakerProgramsAdapter(rest.client, rest.unknown).standings('9', 'SPOT');
  expect(read).toMatchObject({ ok: false, error: { kind: 'notFound' } });
});
