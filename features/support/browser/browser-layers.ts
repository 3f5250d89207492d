import type { Locator, Page } from 'playwright';
import type {
  AgreementsAbility,
  ConsentAbility,
  Document,
  FavouritesAbility,
  SurveyAbility,
  UpgradeAbility,
} from '../abilities/layers';
import { somewhere } from './browser-account';
import { english, englishPattern } from './texts';

/** The part of a text before its first value. */
const start = (key: string): string => english(key).split('{{')[0]!;

function card(page: Page, name: string | RegExp): Locator {
  return page.getByRole('region', { name });
}

export function browserConsent(page: Page): ConsentAbility {
  const reports: Readonly<Record<string, unknown>>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/collect')) return;
    const { event, values } = JSON.parse(request.postData() ?? '{}') as { event: string; values: object };
    reports.push({ name: event, ...values });
  });
  const question = card(page, english('common:consent.title'));
  const notice = card(page, englishPattern('consent:region.title'));
  const press = (name: string): Promise<void> => question.getByRole('button', { name }).click();
  const foot = page.getByRole('contentinfo');
  return {
    async lookAround() {
      await page.goto('/markets');
      await page.getByRole('main').waitFor();
    },
    async isAsked() {
      await somewhere(page);
      return question.isVisible();
    },
    isAskedInFull: () => question.getByText(english('common:consent.textEu')).isVisible(),
    answer: (answer) => press(english(`common:consent.${answer}`)),
    async change(answer) {
      const counting = foot.getByRole('switch', { name: english('common:footer.tracking') });
      if ((await counting.getAttribute('aria-checked')) !== String(answer === 'yes')) await counting.click();
    },
    reports: async () => reports,
    async notOfferedIn() {
      if (!(await notice.isVisible())) return undefined;
      const [, between] = english('consent:region.title').split(/\{\{\w+\}\}/);
      return (await notice.getAttribute('aria-label'))?.split(between!)[1];
    },
    putNoticeAway: () => notice.getByRole('button', { name: english('common:notice.dismiss') }).click(),
    riskIsToldFor: async () =>
      (await foot.innerText()).includes(english('common:footer.riskEu')) ? 'EU' : 'everybody',
  };
}

export function browserAgreements(page: Page): AgreementsAbility {
  const title = english('layers:agreements.title');
  const dialog = page.getByRole('dialog', { name: title });
  const names: readonly (readonly [Document, string])[] = [
    ['terms of service', english('layers:agreements.document.terms')],
    ['trading rules', english('layers:agreements.document.trTerms')],
  ];
  const open = async (): Promise<void> => {
    if (!(await dialog.isVisible())) await card(page, title).getByRole('button').click();
  };
  return {
    async openAccountPages() {
      await page.goto('/account');
      await page.getByRole('main').waitFor();
    },
    async asked() {
      if (!(await dialog.isVisible()) && !(await card(page, title).isVisible())) return [];
      await open();
      const text = await dialog.innerText();
      return names.filter(([, name]) => text.includes(name)).map(([document]) => document);
    },
    async agree() {
      await open();
      await dialog.getByRole('button', { name: english('layers:agreements.agree'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async decline() {
      await open();
      await dialog.getByRole('button', { name: english('layers:agreements.decline') }).click();
    },
  };
}

export function browserSurvey(page: Page): SurveyAbility {
  const offer = card(page, english('layers:survey.offer'));
  const dialog = page.getByRole('dialog');
  return {
    isOffered: () => offer.isVisible(),
    async answerAll() {
      await offer.getByRole('button', { name: english('layers:survey.begin'), exact: true }).click();
      for (const question of await dialog.getByRole('group').all()) await question.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: english('layers:survey.send') }).click();
    },
    isThanked: () => page.getByRole('dialog', { name: english('layers:survey.thanks') }).isVisible(),
    refuseForGood: () => offer.getByRole('button', { name: english('layers:survey.never') }).click(),
  };
}

export function browserUpgrade(page: Page): UpgradeAbility {
  const notice = card(page, new RegExp(`^${start('layers:upgrade.title')}`));
  return {
    isTold: () => notice.isVisible(),
    putAway: () => notice.getByRole('button', { name: english('common:notice.dismiss') }).click(),
  };
}

export function browserFavourites(page: Page): FavouritesAbility {
  const main = page.getByRole('main');
  const picker = main.getByLabel(english('markets:watchlist.label'));
  const offer = card(page, /saved on this device$/);
  const text = (key: string): string => english(`markets:watchlist.${key}`);
  /** Within the page where it is open already, as somebody goes. */
  const openTab = async (tab: 'ALL' | 'FAVOURITES'): Promise<void> => {
    if (new URL(page.url()).pathname !== '/markets') await page.goto('/markets');
    await main.getByRole('link', { name: english(`markets:tabs.${tab}`), exact: true }).click();
  };
  const openFavourites = (): Promise<void> => openTab('FAVOURITES');
  const name = async (value: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text('name')).fill(value);
    await dialog.getByRole('button', { name: text('save') }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  return {
    async star(market) {
      await openTab('ALL');
      const search = main.getByRole('searchbox');
      await search.fill(market);
      // Behind the name of the list that it goes to; a star is the first of its row.
      await main
        .getByRole('button', { name: `: ${market}` })
        .first()
        .click();
      await search.fill('');
    },
    async starred() {
      await openFavourites();
      const rows = await main
        .getByRole('row')
        .evaluateAll((each) => each.map((row) => row.querySelector('a')?.textContent ?? ''));
      return rows.filter((name) => name !== '');
    },
    isOfferedToTakeOver: () => offer.isVisible(),
    takeOver: () => offer.getByRole('button', { name: english('layers:favourites.accept') }).click(),
    leaveHere: () => offer.getByRole('button', { name: english('layers:favourites.decline') }).click(),
    async lists() {
      await openFavourites();
      return (await picker.locator('option').allInnerTexts()).map((option) => option.replace(/ \(\d+\)$/, ''));
    },
    async create(value) {
      await openFavourites();
      await main.getByRole('button', { name: text('create') }).click();
      await name(value);
    },
    async choose(value) {
      await openFavourites();
      const option = (await picker.locator('option').allInnerTexts()).find((each) => each.startsWith(`${value} (`));
      await picker.selectOption({ label: option! });
    },
    async rename(value) {
      await main.getByRole('button', { name: text('rename') }).click();
      await name(value);
    },
    async discard() {
      await main.getByRole('button', { name: text('delete') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text('delete') }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
