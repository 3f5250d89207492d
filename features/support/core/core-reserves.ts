import type { Outcome } from '../../../src/application/kernel/failure';
import { CoverageAlarms } from '../../../src/application/reserves/coverage-alarms';
import { MerkleVerifierPort } from '../../../src/application/reserves/merkle-verifier.port';
import { ReserveHistory } from '../../../src/application/reserves/reserve-history';
import { ReservesPort } from '../../../src/application/reserves/reserves.port';
import { VerifyReserves } from '../../../src/application/reserves/verify-reserves';
import type { Audit } from '../../../src/domain/reserves/audit';
import type { UserCheck } from '../../../src/domain/reserves/merkle-tree';
import type { PathVerification } from '../../../src/domain/reserves/path-verification';
import { reserveFigures } from '../../../src/domain/reserves/reserve-figures';
import { mapResult } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { ReservesAbility } from '../abilities/reserves';
import type { Settle } from './core-actor';

const flipped = (hash: string): string => `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`;

export function coreReserves(container: Composition, host: FakeHost, settle: Settle): ReservesAbility {
  const port = container.resolve(ReservesPort);
  const verifier = container.resolve(MerkleVerifierPort);
  const honest = new VerifyReserves(port, verifier);
  const history = container.resolve(ReserveHistory);
  const alarms = container.resolve(CoverageAlarms);
  let result: PathVerification | undefined;
  /** What the exchange says of its audits now. */
  let audits = async (): Promise<readonly Audit[]> => done(port.audits());

  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const answer = await settle(outcome);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const newest = async () => (await done(port.audits()))[0]!;
  const ownHash = async () => (await done(port.ownAudits()))[0]!.userHash;
  const changed = (check: UserCheck, where: 'leaf' | 'path'): UserCheck => {
    const [leaf, ...rest] = check.leaves;
    const [step, ...further] = leaf!.path;
    return where === 'leaf'
      ? { ...check, leaves: [{ ...leaf!, hash: flipped(leaf!.hash) }, ...rest] }
      : {
          ...check,
          leaves: [
            { ...leaf!, path: [{ ...step!, sibling: flipped(step!.sibling ?? leaf!.hash) }, ...further] },
            ...rest,
          ],
        };
  };

  return {
    audited: () => host.areas.reserves.takeAudit(),
    async verify(whose) {
      result = await done(honest.paths(await newest(), whose === 'own' ? await ownHash() : 'ab'.repeat(32)));
    },
    async tampered(where) {
      const audit = await newest();
      const lying = new VerifyReserves(
        {
          treeFile: (each) => port.treeFile(each),
          sheet: (without) => port.sheet(without),
          working: () => port.working(),
          audits: () => port.audits(),
          overview: (id) => port.overview(id),
          ownAudits: () => port.ownAudits(),
          userCheck: async (hash, id) =>
            mapResult(await port.userCheck(hash, id), (check) => (where === 'root' ? check : changed(check, where))),
        },
        verifier,
      );
      const published = where === 'root' ? { ...audit, merkleRoot: flipped(audit.merkleRoot) } : audit;
      result = await done(lying.paths(published, await ownHash()));
    },
    verdict() {
      if (!result) return 'notIncluded';
      if (result.sound) return 'included';
      const steps = result.leaves[0]!.steps;
      const place = steps.findIndex(({ fault }) => fault !== undefined);
      return steps[place]!.kind === 'parent' ? `level ${place}` : steps[place]!.kind;
    },
    balances: () => Object.fromEntries(result!.balances.map(({ asset, amount }) => [asset, amount])),
    async look() {
      history.sawAudits(await done(port.audits()));
    },
    async rewritten() {
      audits = async () => {
        const rows = await done(port.audits());
        return [...rows.slice(0, -1), { ...rows.at(-1)!, merkleRoot: flipped(rows.at(-1)!.merkleRoot) }];
      };
    },
    rewrittenAudits: async () => history.changed(await audits()).length,
    async warnBelow(asset, level) {
      alarms.set({ asset, level });
    },
    async warnings() {
      const { coverage } = reserveFigures(await done(port.sheet(false)));
      return alarms.ringing(coverage).map(({ asset }) => asset);
    },
    async recount() {
      const { verification, differing } = await done(
        honest.tree(await newest(), undefined, await ownHash(), () => undefined),
      );
      if (verification.kind !== 'sound') return verification.kind;
      return differing.length === 0 && verification.own ? 'sound' : 'other totals';
    },
  };
}
