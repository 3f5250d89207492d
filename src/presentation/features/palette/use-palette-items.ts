import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { hotKeyActionIds } from '../../../domain/commands/hot-key-action';
import { categoryOf } from '../../../domain/commands/hot-key-category';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { languageCodes, languages } from '../../../domain/platform/language';
import { numberStyles, themeChoices } from '../../../domain/platform/preferences';
import { useApp } from '../../runtime/app-context';
import { useCommandOverlay } from '../commands/command-overlay';
import { HotKeyActionsContext } from '../commands/hot-key-actions';
import { cancelAll, logOut, type PaletteItem } from './palette-item';

const pages = [
  'home',
  'markets',
  'perpetualMarkets',
  'trade',
  'account',
  'accountSecurity',
  'accountSettings',
  'apiManagement',
  'referral',
  'spotMargin',
  'leaderboard',
  'campaigns',
  'rewardCenter',
  'fundingRates',
  'marketMovers',
  'notifications',
] as const;

/** What the wallet does, with the English words for it. */
const walletActions = {
  deposit: 'deposit receive crypto',
  withdraw: 'withdraw send crypto',
  transfer: 'transfer sub-account',
  convert: 'convert swap buy sell',
} as const;

/** Pages that the menus name. */
const named = {
  wallet: 'nav.wallet',
  buyCrypto: 'nav.buyCrypto',
  earn: 'nav.earn',
  staking: 'nav.staking',
  myWoo: 'nav.myWoo',
  accountOrders: 'nav.openOrders',
  orderHistory: 'nav.orderHistory',
  tradeHistory: 'nav.tradeHistory',
  socialTrading: 'nav.copyTrading',
  proofOfReserves: 'footer.reserves',
  brokers: 'nav.brokers',
  makers: 'nav.makers',
  affiliates: 'nav.affiliates',
  team: 'nav.team',
  careers: 'nav.careers',
  leadTraders: 'nav.leadTraders',
  blog: 'nav.blog',
  download: 'nav.download',
} as const;

/** English words by which everything is found in every language. */
const english = {
  home: 'home start',
  markets: 'markets prices',
  perpetualMarkets: 'perpetual futures markets',
  trade: 'trade terminal',
  account: 'account overview',
  accountSecurity: 'account security password',
  accountSettings: 'account settings preferences',
  apiManagement: 'api keys',
  referral: 'referral',
  spotMargin: 'spot margin',
  leaderboard: 'leaderboard traders ranking',
  socialTrading: 'copy trading social strategies',
  campaigns: 'campaigns competitions prizes',
  rewardCenter: 'reward center rewards tasks events',
  fundingRates: 'funding rates',
  marketMovers: 'market movers gainers losers',
  wallet: 'wallet balances deposit withdraw',
  buyCrypto: 'buy crypto card',
  earn: 'earn vaults savings',
  staking: 'staking',
  myWoo: 'my woo programme tiers fees',
  accountOrders: 'open orders',
  orderHistory: 'order history',
  tradeHistory: 'trade history',
  proofOfReserves: 'proof of reserves',
  brokers: 'broker program rebate',
  makers: 'designated market makers program',
  affiliates: 'affiliate program referral commission',
  team: 'team company about us',
  careers: 'careers jobs openings hiring',
  leadTraders: 'lead trader recruitment profit share',
  blog: 'blog articles news',
  download: 'download install app android ios',
  notifications: 'notifications',
} as const;

/** Panels that no other command shows, with the English words for them; the terminal opens what its address asks for. */
const panels = {
  tape: 'trades tape time and sales',
  ladder: 'price ladder dom',
  depth: 'depth chart',
  markets: 'markets watchlist panel',
  'contract-info': 'contract info',
  'account-risk': 'margin account risk',
  safety: 'safety dead man switch',
} as const;

/** All that the palette offers here and now, in the language on screen. */
export function usePaletteItems(instruments: readonly Instrument[]): readonly PaletteItem[] {
  const { t } = useTranslation(['commands', 'common', 'layout']);
  const navigate = useNavigate();
  const overlay = useCommandOverlay();
  const actions = useContext(HotKeyActionsContext);
  const { paths, theme, language, preferences, session, switches } = useApp();
  const terminal = useLocation().pathname.startsWith(`${paths.trade}/`) ? '' : paths.trade;
  const leadTo = (path: string) => (): void => void navigate(path);
  const of = (
    group: PaletteItem['group'],
    id: string,
    name: string,
    words: string,
    run: () => void,
    detail?: string,
  ): PaletteItem => ({ id, group, name, english: words, run, detail });
  const { values } = preferences;
  return [
    of('actions', 'alert', t('palette.newAlert'), 'new price alert', () => overlay.show('alert')),
    ...(session.status === 'loggedIn'
      ? [
          of('actions', 'basket', t('palette.basket'), 'order basket several orders', () => overlay.show('basket')),
          {
            ...({ id: 'cancelAll', group: 'actions', says: cancelAll } as const),
            name: t('action.order.cancelEverything'),
            english: 'cancel all orders',
          },
          ...(Object.keys(walletActions) as (keyof typeof walletActions)[]).map((action) =>
            of(
              'actions',
              `wallet.${action}`,
              t(`palette.wallet.${action}`),
              walletActions[action],
              leadTo(paths.inWallet(action)),
            ),
          ),
        ]
      : []),
    of('pages', 'alerts', t('palette.alerts'), 'price alerts list', leadTo(`${paths.notifications}#alerts`)),
    of('actions', 'tour', t('palette.tour'), 'terminal tour guide help', () => overlay.show('tour')),
    of('actions', 'shortcuts', t('action.shortcuts'), 'keyboard shortcuts hot keys', () => overlay.show('shortcuts')),
    ...hotKeyActionIds
      .filter((id) => categoryOf(id) === 'panels' || id === 'symbolSearch' || id === 'arm')
      .filter((id) => actions.can(id))
      .map((id) => of('actions', id, t(`action.${id}`), id, () => void actions.run(id))),
    ...(Object.keys(panels) as (keyof typeof panels)[]).map((panel) => ({
      ...of(
        'actions',
        `show.${panel}`,
        t(`layout:panel.${panel}`),
        panels[panel],
        leadTo(`${terminal}#workspace=panel:${panel}`),
        t('layout:add'),
      ),
      aside: terminal !== '',
    })),
    of(
      'actions',
      'limits',
      t('palette.limits'),
      'your own limits risk',
      leadTo(`${terminal}#workspace=panel:safety`),
      t('layout:panel.safety'),
    ),
    ...pages.map((page) => of('pages', `page.${page}`, t(`page.${page}`), english[page], leadTo(paths[page]))),
    ...(Object.keys(named) as (keyof typeof named)[])
      .filter((page) => switches.leads(paths[page]))
      .map((page) => of('pages', `page.${page}`, t(`common:${named[page]}`), english[page], leadTo(paths[page]))),
    ...(session.status === 'loggedIn'
      ? [of('pages', logOut, t('common:account.logOut'), 'log out sign out', () => void session.logOut())]
      : [of('pages', 'logIn', t('common:account.logIn'), 'log in sign in', leadTo(paths.login()))]),
    ...instruments.map(({ symbol, type, base, baseName = '' }) =>
      of(
        'markets',
        symbol,
        marketDisplayName(symbol),
        `${base} ${baseName} ${symbol}`,
        leadTo(paths.market(symbol)),
        t(`market.${type}`),
      ),
    ),
    ...themeChoices.map((choice) =>
      of(
        'settings',
        `theme.${choice}`,
        `${t('common:theme.label')}: ${t(`common:theme.${choice}`)}`,
        `theme ${choice}`,
        () => theme.choose(choice),
      ),
    ),
    ...languageCodes.map((code) =>
      of(
        'settings',
        `language.${code}`,
        `${t('common:language.label')}: ${languages[code].name}`,
        `language ${code}`,
        () => void language.choose(code),
      ),
    ),
    ...numberStyles.map((style) =>
      of(
        'settings',
        `numbers.${style}`,
        t(`numbers.${style}`),
        `number style ${style}`,
        () => void preferences.choose({ numbers: style }),
      ),
    ),
    of(
      'settings',
      'sounds',
      t(values['sound.on'] ? 'palette.soundsOff' : 'palette.soundsOn'),
      'sounds on off mute',
      () => void preferences.choose({ 'sound.on': !values['sound.on'] }),
    ),
  ];
}
