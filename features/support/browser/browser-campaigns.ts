import type { Page } from 'playwright';
import type { CampaignsAbility } from '../abilities/campaigns';
import type { OwnCalls } from './own-calls';
import { partly } from './partly';
import { english } from './texts';

export function browserCampaigns(page: Page, email: string, { call, practice }: OwnCalls): CampaignsAbility {
  const main = page.getByRole('main');
  const texts = (key: string): string => english(`campaigns:${key}`);
  const settled = async (): Promise<void> => {
    await main.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('html[data-rendered]').waitFor({ state: 'detached' });
    await main.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  };
  const own = main.getByRole('region', { name: texts('own.title') });
  const chased = main.getByRole('table', { name: texts('chase.title') }).locator('tbody tr');
  const prizes = main.getByRole('list', { name: texts('notices.title') }).getByRole('listitem');
  const listing = (key: string): string => english(`listingCampaign:${key}`);
  const candidates = main.getByRole('table', { name: listing('board.VOTING') });
  const predictButton = (token: string) => candidates.getByRole('button', { name: `Predict ${token}`, exact: true });
  /** Cells of one of the listing round's boards, as a visit shows them now. */
  const board = async (phase: 'SHOWDOWN' | 'BATTLE'): Promise<readonly (readonly string[])[]> => {
    await page.goto('/campaigns/LISTING_CAMPAIGN');
    const rows = main.getByRole('table', { name: listing(`board.${phase}`) }).locator('tbody tr');
    await rows.first().waitFor();
    return rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));
  };
  return partly<CampaignsAbility>({
    // They are from the start.
    run: async () => undefined,
    async join(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await main.getByRole('button', { name: texts('join.action'), exact: true }).click();
      await main.getByText(texts('join.done'), { exact: true }).waitFor();
      return undefined;
    },
    async lacking(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      const asked = main.getByRole('region', { name: texts('eligibility.title') }).getByRole('listitem');
      await asked.first().waitFor();
      // What is asked of the exchange first has no answer yet.
      await asked
        .filter({ hasText: texts('eligibility.unknown') })
        .first()
        .waitFor({ state: 'detached' });
      const missing = await asked.filter({ hasText: texts('eligibility.missing') }).allInnerTexts();
      return missing.map((text) => (text.startsWith(texts('eligibility.required.VERIFIED')) ? 'VERIFIED' : 'VOLUME'));
    },
    beVerified: () => practice('verified', { email, country: 'AT', level: 1 }),
    async rank(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await settled();
      const rank = own.getByText(texts('board.rank'), { exact: true }).locator('xpath=following-sibling::dd');
      return (await rank.isVisible()) ? figure(await rank.innerText()) : undefined;
    },
    async team(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await settled();
      const fact = own.getByText(texts('board.team'), { exact: true }).locator('xpath=following-sibling::dd');
      const teams = main.getByRole('table', { name: texts('teams.title') }).locator('tbody tr td:nth-child(2)');
      const all = await teams.allInnerTexts();
      return { own: (await fact.isVisible()) ? await fact.innerText() : undefined, all };
    },
    async first(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await settled();
      const ranking = main.getByRole('table', { name: texts('board.title') }).locator('tbody tr');
      const best = ranking.filter({ has: page.locator('td').first().getByText('1', { exact: true }) });
      const trader = await best.first().locator('td').nth(1).innerText();
      return trader.split(/\s/)[0]!;
    },
    async nearestChase(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await chased.first().waitFor();
      const [rank, , volume, fees] = await chased.first().locator('td').allInnerTexts();
      return { rank: figure(rank!), volume: figure(volume!), fees: figure(fees!) };
    },
    // The others go on competing: only the prize is paid.
    end: (campaign) => practice('prizes', { email, campaign }),
    async wonRanks() {
      await page.goto('/campaigns');
      await settled();
      // A notice comes once its own read is there.
      await prizes
        .first()
        .waitFor({ timeout: 3_000 })
        .catch(() => undefined);
      return (await prizes.allInnerTexts()).map((text) => figure(/rank (\d+)/.exec(text)![1]!));
    },
    async putAwayTwice() {
      const other = await page.context().newPage();
      await other.goto('/campaigns');
      const windows = [page, other].map((each) =>
        each
          .getByRole('main')
          .getByRole('list', { name: texts('notices.title') })
          .getByRole('button', { name: texts('notices.dismiss') }),
      );
      for (const button of windows) await button.waitFor();
      await Promise.all(windows.map((button) => button.click()));
      for (const button of windows) await button.waitFor({ state: 'detached' });
      if (await other.getByText(texts('notices.refused')).isVisible()) throw new Error('It was refused.');
      await other.close();
    },
    async listingPhase(phase) {
      await practice('listing', { phase });
      await page.goto('/campaigns/LISTING_CAMPAIGN');
      await candidates.waitFor();
    },
    async showdown() {
      const rows = await board('SHOWDOWN');
      return rows.map(([, token, volume]) => ({ token: /\w+/.exec(token!)![0], volume: figure(volume!) }));
    },
    async buy(token, dollars) {
      const order = { symbol: `SPOT_${token}_USDT`, side: 'BUY', type: 'MARKET', amount: String(dollars) };
      await call('POST', '/v3/trade/order', order);
    },
    async battle() {
      const rows = await board('BATTLE');
      const section = main.getByRole('region', { name: listing('board.BATTLE') });
      const fact = (key: string) =>
        section.locator('dt').getByText(listing(key), { exact: true }).locator('xpath=following-sibling::dd');
      const own = await fact('yourRank').isVisible();
      return {
        rows: rows.map(([rank, trader, volume]) => ({
          rank: figure(rank!),
          volume: figure(volume!),
          me: trader!.includes(texts('board.you')),
        })),
        own: own
          ? {
              rank: figure(await fact('yourRank').innerText()),
              volume: figure(await fact('column.volume').innerText()),
            }
          : undefined,
      };
    },
    async predict(token, price) {
      await page.goto('/campaigns/LISTING_CAMPAIGN');
      await candidates.getByText(token, { exact: true }).first().waitFor();
      await settled();
      if ((await predictButton(token).count()) === 0) return 'duplicate';
      await predictButton(token).click();
      await main.getByLabel(listing('predict.price'), { exact: true }).fill(price);
      await main.getByRole('button', { name: listing('predict.submit') }).click();
      await predictButton(token).waitFor({ state: 'detached' });
      return undefined;
    },
    async leadingCandidate() {
      await candidates.locator('tbody tr').first().waitFor();
      const named = await candidates.getByRole('button').first().getAttribute('aria-label');
      return /\w+$/.exec(named!)![0];
    },
  });
}

const figure = (text: string): number => Number.parseFloat(text.replaceAll(',', ''));
