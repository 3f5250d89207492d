import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { changePercent } from '../../../domain/markets/ticker';
import { ChangeText } from '../../kit/controls/change-text';
import { ExternalLink } from '../../kit/controls/external-link';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import type { TickersStore } from '../markets/tickers.store';
import { ArrowLink } from './arrow-link';
import { HomeSection } from './home-section.view';
import { pairCount, type HomeStore } from './home.store';
import styles from './in-your-pocket.module.css';

const stores = ['appStore', 'playStore'] as const;

/** The exchange on a phone, with the pairs as they are now, and where to get it. */
export const InYourPocket = observer(function InYourPocket({
  home,
  tickers,
}: {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation(['home', 'common']);
  const { environment } = useApp();
  const links = stores.flatMap((name) => {
    const href = environment.links[name];
    return href?.startsWith('https://') ? { name, href } : [];
  });
  return (
    <HomeSection
      beside
      title={t('app.title')}
      text={t('app.text')}
      links={
        <>
          <ArrowLink to={paths.download}>{t('common:nav.download')}</ArrowLink>
          {links.map(({ name, href }) => (
            <ExternalLink key={name} href={href}>
              {t(`common:link.${name}`)}
            </ExternalLink>
          ))}
        </>
      }
    >
      {/* The same figures stand in the strip above, with their names. */}
      <div className={styles.phone} aria-hidden="true">
        <ul className={styles.screen}>
          {Array.from({ length: pairCount }, (_, index) => {
            const market = home.pairs[index];
            return (
              <li key={index} className={styles.row}>
                {market ? (
                  <>
                    <SymbolLogo asset={market.base} size={28} />
                    <strong>{market.base}</strong>
                    <Figures market={market.symbol} decimals={market.priceDecimals} tickers={tickers} />
                  </>
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
    </HomeSection>
  );
});

interface FiguresProps {
  readonly market: string;
  readonly decimals: number;
  readonly tickers: TickersStore;
}

const Figures = observer(function Figures({ market, decimals, tickers }: FiguresProps) {
  const format = useFormat();
  const statistics = tickers.statistics(market);
  return (
    <span className={styles.figures}>
      <span>{format.price(statistics?.close, decimals)}</span>
      <ChangeText value={statistics && changePercent(statistics.open, statistics.close)} />
    </span>
  );
});
