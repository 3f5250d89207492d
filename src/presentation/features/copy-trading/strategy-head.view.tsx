import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { CopyButton } from '../../kit/controls/copy-button';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Avatar } from '../people/avatar.view';
import { usePeopleFigures } from '../people/use-people-figures';
import styles from './copy-trading.module.css';

/** What a strategy is, and whose. */
export function StrategyHead({ strategy }: { readonly strategy: CopyStrategy }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const figures = usePeopleFigures();
  const { strategyId, name, intro, kind, leadTrader, leadTraderId, avatar, traderType, copiers, assetsUnderCopy } =
    strategy;
  const address = new URL(paths.strategy(strategyId), globalThis.location?.origin ?? 'http://localhost').href;
  return (
    <section className={styles.head} aria-label={name}>
      <Avatar name={leadTrader} avatar={avatar} size={56} />
      <div className={styles.headWords}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.marks}>
          <Link to={paths.traderProfile(leadTraderId)}>{leadTrader}</Link>
          <Mark tone="neutral">{t(`kind.${kind}`)}</Mark>
          <Mark tone="neutral">{t(`traderType.${traderType}`)}</Mark>
        </p>
        <p className={styles.intro}>{intro}</p>
        <Facts figures>
          <Fact name={t('figure.copiers')}>{format.integer(copiers)}</Fact>
          <Fact name={t('figure.assets')}>{figures.money(assetsUnderCopy)}</Fact>
        </Facts>
      </div>
      <a href="#copy" className={styles.toPanel}>
        {t('panel.title')}
      </a>
      <CopyButton text={address} label={t('action.copyLink')} />
    </section>
  );
}
