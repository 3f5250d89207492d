import type { ProgrammePort } from '../../../application/earn/programme.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { Programme, ProgrammeMember } from '../../../domain/earn/programme';
import { decimal, zero, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { programmeEndpoints } from '../../wire/catalogue/programme.endpoints';
import { RestClient } from '../transport/rest-client';

export class RestProgrammeAdapter implements ProgrammePort {
  static readonly needs: Needs<typeof RestProgrammeAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async programme(): Outcome<Programme> {
    const answer = await this.#client.send(call('tiers'));
    return mapResult(answer, ({ data: { token, perks, tierThreshold, volumeThreshold } }) => ({
      asset: token,
      tiers: [...perks]
        .sort((a, b) => a.tier - b.tier)
        .map((perk) => ({
          tier: perk.tier,
          staked: threshold(tierThreshold, perk.tier),
          volume: threshold(volumeThreshold, perk.tier),
          spot: { maker: part(perk.spotMakerTradingFee), taker: part(perk.spotTakerTradingFee) },
          contracts: { maker: part(perk.futuresMakerTradingFee), taker: part(perk.futuresTakerTradingFee) },
          freeWithdrawals: perk.freeWithdrawals,
        })),
    }));
  }

  async member(): Outcome<ProgrammeMember> {
    const answer = await this.#client.send(call('account'));
    return mapResult(answer, ({ data }) => ({
      tier: data.tier,
      staked: decimal(data.staked),
      average: data.average === null ? undefined : decimal(data.average),
      volume: decimal(data.volume),
      freeWithdrawals: data.freeWithdrawals,
      samples: data.samples.map(({ hour, staked }) => ({ hourAt: instantFrom(hour) ?? 0, staked: decimal(staked) })),
      days: data.days.map(({ day, average, volume, tier }) => ({
        dayAt: instantFrom(day) ?? 0,
        average: decimal(average),
        volume: decimal(volume),
        tier,
      })),
    }));
  }
}

const part = (percent: string | number): Decimal => decimal(percent).times('0.01');

function threshold(of: Readonly<Record<string, string | number>>, tier: number): Decimal {
  const found = of[String(tier)];
  return found === undefined ? zero : decimal(found);
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof programmeEndpoints>(
  name: Name,
): Promise<(typeof programmeEndpoints)[Name]> {
  return (await import('../../wire/catalogue/programme.endpoints')).programmeEndpoints[name];
}
