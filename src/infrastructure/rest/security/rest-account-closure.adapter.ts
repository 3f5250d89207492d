import type { AccountClosureCommandsPort } from '../../../application/security/account-closure-commands.port';
import type { AccountClosurePort } from '../../../application/security/account-closure.port';
import type { Outcome } from '../../../application/kernel/failure';
import { accountObstacleKinds, type AccountStanding } from '../../../domain/security/account-standing';
import type { Proof } from '../../../domain/security/factor';
import { parseDecimal, zero } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { accountClosureEndpoints } from '../../wire/catalogue/account-closure.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { proofToWire } from './proof.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestAccountClosureAdapter implements AccountClosurePort, AccountClosureCommandsPort {
  static readonly needs: Needs<typeof RestAccountClosureAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async standing(): Outcome<AccountStanding> {
    return mapResult(await this.#client.send(accountClosureEndpoints.standing), ({ data }) => ({
      frozenAt: data.status === 'FROZEN' ? (instantFrom(data.frozen_time) ?? 0) : undefined,
      obstacles: data.obstacles.map(({ type, count, in_sub_accounts: inSubAccounts = 0 }) => ({
        kind: this.#unknown.oneOf('account obstacle', type, accountObstacleKinds),
        count,
        ...(inSubAccounts > 0 && { inSubAccounts }),
      })),
      rest: { assets: data.rest.assets, value: parseDecimal(String(data.rest.value)) ?? zero },
      approverOf: data.approver_of ?? 0,
    }));
  }

  async freeze(proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(accountClosureEndpoints.freeze, { body: proofToWire(proof) }),
      () => undefined,
    );
  }

  async unfreeze(proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(accountClosureEndpoints.unfreeze, { body: proofToWire(proof) }),
      () => undefined,
    );
  }

  async close(giveUpRest: boolean, proof: Proof): Outcome<void> {
    const body = { give_up_rest: giveUpRest, ...proofToWire(proof) };
    return mapResult(await this.#client.send(accountClosureEndpoints.close, { body }), () => undefined);
  }
}
