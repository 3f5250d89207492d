import type { Page } from 'playwright';
import type { CampaignsAbility } from '../abilities/campaigns';
import type { OwnCalls } from './own-calls';
import { partly } from './partly';
import { english } from './texts';

export function browserCampaigns(page: Page, email: string, { practice }: OwnCalls): CampaignsAbility {
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
  return partly<CampaignsAbility>({
    // They are from the start.
    run: async () => undefined,
    async join(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await main.getByRole('button', { name: texts('join.action'), exact: true }).click();
      await main.getByText(texts('join.done'), { exact: true }).waitFor();
      return undefined;
    },
    async rank(campaign) {
      await page.goto(`/campaigns/${campaign}`);
      await settled();
      const rank = own.getByText(texts('board.rank'), { exact: true }).locator('xpath=following-sibling::dd');
      return (await rank.isVisible()) ? figure(await rank.innerText()) : undefined;
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
      await page.goto('/campaigns/LISTING_CAMPAIGN');
      if (phase !== 'VOTING') throw new Error('The round of the exchange goes its own way.');
      await candidates.waitFor();
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
