import type { Locator, Page } from 'playwright';
import type { ProfileChange } from '../../../src/domain/social/trader-profile';
import type { PeopleAbility } from '../abilities/people';
import type { OwnCalls } from './own-calls';
import { partly } from './partly';
import { english, englishPattern } from './texts';

const rankings = '**/social-backend-ui/**leaderboard**';
const switches = ['public', 'showPnl', 'showVolume', 'showPortfolio', 'showTrades'] as const;

export function browserPeople(page: Page, { call }: OwnCalls): PeopleAbility {
  const main = page.getByRole('main');
  const block = (title: string): Locator => main.getByRole('region', { name: english(title), exact: true });
  const table = main.getByRole('table', { name: english('people:tab.traders') });
  const onOwnProfile = async (): Promise<Locator> => {
    await page.goto('/leaderboard/user-profile');
    const privacy = block('people:privacy.title');
    await privacy.waitFor();
    return privacy;
  };
  const outcome = async (): Promise<'read' | 'failed'> => {
    const failed = main.getByRole('button', { name: english('common:action.retry') });
    await failed.or(table.locator('tbody tr').first()).first().waitFor();
    return (await failed.isVisible()) ? 'failed' : 'read';
  };
  /** Chooses what is not chosen yet, and waits until the exchange has it. */
  const choose = async (privacy: Locator, name: (typeof switches)[number], wanted: boolean): Promise<void> => {
    const choice = privacy.getByRole('switch', { name: english(`people:privacy.${name}.name`) });
    if ((await choice.getAttribute('aria-checked')) !== String(wanted)) await choice.click();
    await privacy
      .getByRole('switch', { name: english(`people:privacy.${name}.name`), checked: wanted, disabled: false })
      .waitFor();
  };
  return partly<PeopleAbility>({
    async name() {
      await onOwnProfile();
      return (await main.getByRole('heading', { level: 2 }).first().innerText()).trim();
    },
    async uuid() {
      const { data } = await call('GET', '/social-backend-ui/private/user-profiles/me/uuid');
      return String(data['uuid']);
    },
    async show(change: ProfileChange) {
      const privacy = await onOwnProfile();
      for (const name of switches) {
        const wanted = change[name];
        if (wanted !== undefined) await choose(privacy, name, wanted);
      }
      const { avatar } = change;
      if (avatar === undefined) return;
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await privacy
        .getByRole('combobox', { name: english('people:privacy.avatar') })
        .selectOption({ label: english(`people:avatar.${avatar}`) });
      await saved;
    },
    async ranking() {
      const rows: { rank: number; name: string; me: boolean }[] = [];
      await page.goto('/leaderboard?period=THIRTY_DAYS');
      const onward = main.getByRole('button', { name: english('people:pager.on'), exact: true });
      for (;;) {
        await table.locator('tbody tr').first().waitFor();
        await main.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
        const seen = await table.locator('tbody tr').evaluateAll((all) =>
          all.map((each) => ({
            rank: Number.parseInt(each.querySelector('td')!.textContent, 10),
            name: each.querySelector('a')?.textContent ?? '',
          })),
        );
        rows.push(...seen.map((row) => ({ ...row, me: false })));
        if (!(await onward.isVisible()) || (await onward.isDisabled())) break;
        const [first] = seen;
        await onward.click();
        await table.locator('tbody tr').first().filter({ hasNotText: first!.name }).waitFor();
      }
      return { rows, leftOut: 0 };
    },
    async rankingWithin(leastCapital, deepestDrawdown) {
      await page.goto('/leaderboard?period=THIRTY_DAYS');
      const choose = async (key: string, value: number, label: string) => {
        const choice = main.getByLabel(english(`people:bounds.${key}`));
        await choice.selectOption({ label: value === 0 ? english('people:bounds.any') : label });
      };
      await choose('capital', leastCapital, `${leastCapital.toLocaleString('en')} USDT`);
      await choose('drawdown', deepestDrawdown, `${deepestDrawdown * 100}%`);
      const rows: { name: string; capital: number; drawdown: number }[] = [];
      const onward = main.getByRole('button', { name: english('people:pager.on'), exact: true });
      for (;;) {
        await table.locator('tbody tr').first().waitFor();
        await main.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
        const cells = await table
          .locator('tbody tr')
          .evaluateAll((all) =>
            all.map((row) => [
              row.querySelector('a')?.textContent ?? '',
              ...[...row.querySelectorAll('td')].map((cell) => cell.innerText),
            ]),
          );
        rows.push(
          ...cells.map(([name, , , , , capital, drawdown]) => ({
            name: name!,
            capital: inFull(capital!),
            drawdown: inFull(drawdown!) / 100,
          })),
        );
        if (!(await onward.isVisible()) || (await onward.isDisabled())) break;
        await onward.click();
        await table.locator('tbody tr').first().filter({ hasNotText: cells[0]![0]! }).waitFor();
      }
      const leftOut = /Filtered out: (\d+)/;
      return { rows, leftOut: Number(leftOut.exec(await main.getByText(leftOut).innerText())![1]) };
    },
    async figures({ by, order, type, period }) {
      await page.goto(`/leaderboard?${new URLSearchParams({ by, order, type, period }).toString()}`);
      await table.locator('tbody tr').first().waitFor();
      const titles = await table.locator('thead th').allInnerTexts();
      const title = { ROI: 'roi', PNL: 'pnl', VOLUME: 'volume', FOLLOWERS: 'followers', WIN_RATE: 'winRate' }[by];
      const place = titles.indexOf(english(`people:column.${title}`)) + 1;
      const cells = await table.locator(`tbody tr td:nth-child(${place})`).allInnerTexts();
      return cells.map((text) => (/^[^\d]*−/.test(text) ? -1 : 1) * inFull(text.split('\n')[0]!));
    },
    async find(name) {
      await page.goto('/leaderboard');
      await main.getByRole('searchbox', { name: english('people:search.label') }).fill(name);
      const found = block('people:search.found');
      await found
        .getByRole('link')
        .or(found.getByText(english('people:search.none')))
        .first()
        .waitFor();
      return found.getByRole('link').allInnerTexts();
    },
    async profile(uuid) {
      await page.goto(`/leaderboard/user-profile?uuid=${uuid}`);
      const closed = main.getByText(english('people:profile.unknown'));
      await closed.or(block('people:portfolio.title')).first().waitFor();
      if (await closed.isVisible()) return undefined;
      const held = block('people:portfolio.title');
      const made = block('people:activity.title');
      const lines = async (within: Locator): Promise<readonly (readonly string[])[]> => {
        const body = within.locator('tbody tr');
        const nothing = ['hidden.title', 'portfolio.none', 'activity.none'].map((key) =>
          within.getByText(english(`people:${key}`)),
        );
        await nothing
          .reduce((any, each) => any.or(each), body.first())
          .first()
          .waitFor();
        return body.evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
        );
      };
      const holds = await lines(held);
      const trades = await lines(made);
      const head = main
        .getByRole('region')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first();
      const link = head.getByRole('link', { name: /^@/ });
      return {
        followers: Number(
          await head
            .getByText(english('people:column.followers'), { exact: true })
            .locator('xpath=following-sibling::dd')
            .innerText(),
        ),
        holds: holds.map(([market]) => `SPOT_${market!.replace('/', '_')}`),
        trades: trades.map((cells) => ({
          symbol: `SPOT_${cells[1]!.replace('/', '_')}`,
          priced: cells.some((cell) => /\d{2},\d{3}/.test(cell)),
          at: 0,
        })),
        avatar: await head
          .locator('span[aria-hidden]')
          .first()
          .evaluate((seen) => getComputedStyle(seen).backgroundColor),
        x: (await link.count()) === 0 ? undefined : (await link.innerText()).slice(1),
      };
    },
    async picture(uuid) {
      await page.goto(uuid === 'own' ? '/leaderboard/user-profile' : `/leaderboard/user-profile?uuid=${uuid}`);
      const name = (await main.getByRole('heading', { level: 2 }).first().innerText()).trim();
      await block('people:performance.title').waitFor();
      await main.getByRole('button', { name: english('people:profile.share'), exact: true }).click();
      const picture = page.getByRole('dialog').getByRole('img', { name });
      await picture.waitFor();
      const words = (await picture.getAttribute('aria-label'))!;
      const roi = /([+−]?[\d.]+)%/.exec(words)?.[1];
      await page.keyboard.press('Escape');
      return { name, roi: roi === undefined ? undefined : Number(roi.replace('−', '-')) / 100 };
    },
    async badgeHolders(campaign, badge) {
      await page.goto('/leaderboard/user-profile');
      const badges = block('people:badges.title');
      await badges.getByText(english('people:badges.all'), { exact: true }).click();
      const held = badges.getByText(`${campaign.replaceAll('_', ' ')}: ${badge}`, { exact: true }).last();
      const holders = await held.locator('xpath=following-sibling::dd/span').allInnerTexts();
      return holders.map((text) => text.replace(/^\d+\. /, ''));
    },
    async loseRankings(lost) {
      await (lost ? page.route(rankings, (route) => route.abort()) : page.unroute(rankings));
    },
    async lookAtRanking() {
      await page.goto('/leaderboard');
      return outcome();
    },
    async askAgain() {
      const again = main.getByRole('button', { name: english('common:action.retry') });
      await again.click();
      // Not the failure from before: it is on its way.
      await again.waitFor({ state: 'hidden' });
      return outcome();
    },
    async following() {
      await page.goto('/leaderboard?tab=following');
      const rows = main.getByRole('tabpanel').locator('tbody tr');
      await rows.first().waitFor();
      return (await rows.getByRole('link').allInnerTexts()).map((name) => ({ uuid: '', name }));
    },
    async course() {
      await page.goto('/leaderboard?tab=volume&period=NINETY_DAYS');
      await main.getByRole('row').nth(1).getByRole('link').first().click();
      const course = block('people:performance.title');
      const sentence = await course.getByText(englishPattern('people:performance.words')).innerText();
      await course.getByText(english('people:performance.values'), { exact: true }).click();
      const days = course.getByRole('table').locator('tbody tr');
      await days.first().waitFor();
      return { sentence, days: await days.count() };
    },
    async strategyInWords() {
      await page.goto('/social-trading/strategy?id=10001');
      return block('copyTrading:record.title').getByText(englishPattern('copyTrading:record.words_other')).innerText();
    },
    async followByKeyboard(name) {
      await page.goto('/leaderboard');
      await table.locator('tbody tr').first().waitFor();
      await tabTo(page, (at) => at === english('people:search.label'));
      await page.keyboard.type(name);
      await block('people:search.found').getByRole('link', { name }).waitFor();
      await tabTo(page, (at) => at === `${english('people:follow.follow')} ${name}`);
      await page.keyboard.press('Enter');
      await main
        .getByRole('button', { name: `${english('people:follow.unfollow')} ${name}` })
        .first()
        .waitFor();
    },
    async copyByKeyboard(strategyId, amount) {
      await page.goto(`/social-trading/strategy?id=${strategyId}`);
      const start = english('copyTrading:action.copy');
      await main.getByRole('button', { name: start }).waitFor();
      await tabTo(page, (at) => at === english('copyTrading:panel.amount'));
      await page.keyboard.type(amount);
      await tabTo(page, (at) => at === english('copyTrading:panel.risk'));
      await page.keyboard.press('Space');
      await tabTo(page, (at) => at === start);
      await page.keyboard.press('Enter');
      await main.getByText(english('copyTrading:started.title')).waitFor();
    },
    async ledTo(pages) {
      // The front door leads to every part, in its footer or above.
      const told = page.waitForResponse((answer) => /\/(public|private)\/features$/.test(answer.url()));
      await page.goto('/');
      await told;
      await page.getByRole('contentinfo').locator('a[href="/leaderboard"]').waitFor();
      const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      return pages.filter((path) => links.includes(path));
    },
  });
}

/** What is written in short: "975.61K". */
const inFull = (text: string): number =>
  Number(/[\d,.]*\d/.exec(text)?.[0].replaceAll(',', '') ?? 'NaN') *
  ({ K: 1e3, M: 1e6, B: 1e9 }[/[KMB]/.exec(text)?.[0] ?? ''] ?? 1);

/** Presses Tab until what is focused has that name; nothing of it may lie out of reach. */
async function tabTo(page: Page, isWanted: (name: string) => boolean): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
      return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim();
    });
    if (isWanted(name)) return;
  }
  throw new Error('It cannot be reached by keyboard.');
}
