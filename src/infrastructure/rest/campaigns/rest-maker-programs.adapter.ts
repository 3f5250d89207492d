import type * as z from 'zod/mini';
import type { MakerProgramsPort } from '../../../application/campaigns/maker-programs.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { MakerEpoch, MakerProgram, MakerStanding } from '../../../domain/campaigns/maker-epoch';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult, success } from '../../../domain/shared/result';
import type { makerProgramsEndpoints } from '../../wire/catalogue/maker-programs.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { prizeFromWire } from './campaigns.wire';
import type { Needs } from '../../../application/kernel/token';

/** The most that a page may hold, and how many of them are read. */
const pageSize = 100;
const mostPages = 20;

const statuses: readonly MakerEpoch['status'][] = ['LIVE', 'ENDED'];

export class RestMakerProgramsAdapter implements MakerProgramsPort {
  static readonly needs: Needs<typeof RestMakerProgramsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async epochs(program: MakerProgram): Outcome<readonly MakerEpoch[]> {
    return mapResult(await this.#client.send(call('epochs'), { query: { program } }), ({ data }) =>
      data.rows.map(({ epochId, start, end, status, pool }) => ({
        id: epochId,
        startsAt: instantFrom(start) ?? 0,
        endsAt: instantFrom(end) ?? 0,
        status: this.#unknown.oneOf('epoch status', status, statuses),
        pool: prizeFromWire(pool),
      })),
    );
  }

  /** All pages of it. A maker that changes its place between two of them counts as the later one says. */
  async standings(epochId: string, program: MakerProgram): Outcome<readonly MakerStanding[]> {
    const standings = new Map<string, MakerStanding>();
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.#client.send(call('dashboard'), {
        parameters: { epochId },
        query: { program, page, size: pageSize },
      });
      if (!answer.ok) return answer;
      const { rows } = answer.value.data;
      for (const row of rows) standings.set(`${row.maker} ${row.symbol}`, standingFromWire(row));
      if (rows.length < pageSize) break;
    }
    return success([...standings.values()].sort((a, b) => a.rank - b.rank));
  }
}

type StandingRow = z.output<(typeof makerProgramsEndpoints)['dashboard']['answer']>['data']['rows'][number];

function standingFromWire({ depthScore, spreadScore, makerVolume, reward, ...row }: StandingRow): MakerStanding {
  return {
    ...row,
    depth: depthScore,
    spread: spreadScore,
    volume: decimal(makerVolume),
    reward: prizeFromWire(reward),
  };
}

async function call<Name extends keyof typeof makerProgramsEndpoints>(
  name: Name,
): Promise<(typeof makerProgramsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/maker-programs.endpoints')).makerProgramsEndpoints[name];
}
