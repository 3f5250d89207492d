import { ChangePortfolioLinks } from '../../../src/application/account/change-portfolio-links.use-case';
import { PortfolioLinksPort } from '../../../src/application/account/portfolio-links.port';
import { PortfolioLinksQueries } from '../../../src/application/account/portfolio-links.queries';
import type { Clock } from '../../../src/application/kernel/clock.port';
import { known } from '../../../src/application/kernel/resource';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import type { ApprovalRequest, Approvals } from '../../../src/domain/security/approval';
import { minute } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import { ApprovalsStore } from '../../../src/presentation/features/approvals/approvals.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { ApprovalsAbility, PortfolioLinksAbility } from '../abilities/approvals';
import type { Settle } from './core-actor';
import { untilAsked } from './until-asked';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

export function coreApprovals(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  shownCode: () => string,
  settle: Settle,
): ApprovalsAbility {
  const store = container.resolve(ApprovalsStore);
  const stepUp = container.resolve(StepUpStore);
  const user = () => host.areas.users.byEmail(email)!;

  const state = async (): Promise<Approvals> => {
    const read = store.state();
    await settle(read.refresh());
    return known(read.current)!;
  };
  const requests = async (role: 'owner' | 'approver'): Promise<readonly ApprovalRequest[]> => {
    const read = store.requests(role);
    await settle(read.refresh());
    return known(read.current)!.filter((each) => each.state === 'WAITING');
  };
  const mailedCode = (): string | undefined =>
    host.areas.mailbox
      .list(email)
      .flatMap(({ lines }) => lines)
      .map((line) => /^(\d{6}) /.exec(line)?.[1])
      .find((code) => code !== undefined);
  /** Through the dialog. */
  const proving = async (work: Promise<void>): Promise<void> => {
    time.advance(minute + 1_000);
    await untilAsked(stepUp, work, settle);
    await settle(stepUp.sendCode());
    await settle(stepUp.submit({ emailCode: mailedCode(), otp: shownCode() }));
    await settle(work);
    if (store.request.failure) throw new Error(JSON.stringify(store.request.failure));
  };

  return {
    uid: async () => String(user().userId),
    invite: (uid, above) => proving(store.invite(uid, above)),
    agree: async () => proving(store.accept((await state()).roles[0]!)),
    async approver() {
      const { rule } = await state();
      return rule?.active ? rule.approver.userId : undefined;
    },
    toDecide: async () =>
      (await requests('approver')).map(({ subject }) => ('amount' in subject ? subject.amount : subject.kind)),
    approve: async () => proving(store.approve((await requests('approver'))[0]!)),
    async refuse() {
      await settle(store.refuse((await requests('approver'))[0]!));
    },
    waiting: async () => (await requests('owner')).length,
    async withdrawalWaits() {
      const read = await settle(
        container.resolve(WalletPort).movements({ asset: 'USDT', side: 'WITHDRAW', page: 1, size: 1 }),
      );
      return read.ok && read.value.rows[0]!.waitsForApproval;
    },
    told: async () =>
      host.areas.notifications.list(user().userId, { page: 1, size: 20 }).rows.map(({ message }) => message?.key ?? ''),
  };
}

export function corePortfolioLinks(
  container: Composition,
  visitAgain: () => Promise<Composition>,
  settle: Settle,
): PortfolioLinksAbility {
  const acts = container.resolve(ChangePortfolioLinks);
  const links = container.resolve(PortfolioLinksQueries).links();
  let token = '';
  const own = async () => {
    await settle(links.refresh());
    return known(links.current)!;
  };
  return {
    async make(name) {
      const made = await settle(acts.create(name, 7));
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      ({ token } = made.value);
    },
    async revoke() {
      await settle(acts.revoke((await own())[0]!));
    },
    opened: async () => (await own())[0]!.opened,
    async seen() {
      const stranger = await visitAgain();

      const opened = await settle(stranger.resolve(PortfolioLinksPort).open(token));
      return opened.ok ? JSON.stringify(opened.value) : undefined;
    },
  };
}
