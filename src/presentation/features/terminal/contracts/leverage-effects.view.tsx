import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { largestPositionAt } from '../../../../domain/markets/leverage-tiers';
import type { Decimal } from '../../../../domain/shared/decimal';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarket } from '../market/market-context';
import styles from './leverage-field.module.css';
import settingStyles from './margin-settings.module.css';

interface LeverageEffectsProps {
  readonly leverage: number;
  /** Value of the position that is held; zero without one. */
  readonly held: Decimal;
  /** What that position stands on at this leverage, as its row has it; `undefined` without one. */
  readonly margin: Decimal | undefined;
  /** Highest leverage that the position allows. */
  readonly allowed: number;
}

/** What a leverage changes: how large a position may be, and what the one that is held ties up. */
export const LeverageEffects = observer(function LeverageEffects({
  leverage,
  held,
  margin,
  allowed,
}: LeverageEffectsProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { instrument, contract } = useMarket();
  const { tiers } = contract!.settings;
  const highest = tiers[0]?.maximumLeverage ?? allowed;
  const amount = (value: Decimal | undefined, places: number): string =>
    `${format.decimal(value, places, 'up')} ${instrument.quote}`;
  return (
    <>
      <p className={settingStyles.note}>{t('settings.leverage.text')}</p>
      <dl className={styles.effects}>
        <div>
          <dt>{t('settings.leverage.largest', { leverage: format.integer(leverage) })}</dt>
          <dd>{tiers.length > 0 ? amount(largestPositionAt(tiers, leverage), 0) : unknownFigure}</dd>
        </div>
        {margin ? (
          <div>
            <dt>{t('settings.leverage.margin', { leverage: format.integer(leverage) })}</dt>
            <dd>
              {format.decimal(margin, 2, 'half-even')} {instrument.quote}
            </dd>
          </div>
        ) : null}
      </dl>
      {allowed < highest ? (
        <p className={settingStyles.note}>
          {t('settings.leverage.limited', {
            value: amount(held, 0),
            allowed: format.integer(allowed),
            highest: format.integer(highest),
          })}
        </p>
      ) : null}
    </>
  );
});
