import type { makerProgramsEndpoints } from '../../../src/infrastructure/wire/catalogue/maker-programs.endpoints';
import { unitsText } from '../../engine/model/units';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';

export function makerProgramsHandlers({ makerEpochs, now }: Services): Handlers<typeof makerProgramsEndpoints> {
  const usdt = (amount: bigint) => ({ token: 'USDT', amount: unitsText(amount) });
  return {
    epochs: (call) => {
      const rows = makerEpochs
        .epochs(call.query.program ?? 'SPOT')
        .map(({ epochId, program, startsAt, endsAt, status, pool }) => ({
          epochId: String(epochId),
          program,
          start: startsAt,
          end: endsAt,
          status,
          pool: usdt(pool),
        }));
      return { success: true, data: { rows }, timestamp: now() };
    },
    dashboard: (call) => {
      const { program = 'SPOT', page = 1, size = 100 } = call.query;
      const all = makerEpochs.rows(Number(call.parameters.epochId), program);
      const rows = all.slice((page - 1) * size, page * size).map(({ spreadBps, makerVolume, reward, ...row }) => ({
        ...row,
        spreadScore: spreadBps,
        makerVolume: unitsText(makerVolume),
        reward: usdt(reward),
      }));
      return {
        success: true,
        data: { rows, meta: { total: all.length, recordsPerPage: size, currentPage: page } },
        timestamp: now(),
      };
    },
  };
}
