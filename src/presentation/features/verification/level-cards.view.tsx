import { useTranslation } from 'react-i18next';
import type { Verification } from '../../../domain/verification/verification';
import { useFormat } from '../../kit/formats/use-format';
import { classNames } from '../../kit/controls/class-names';
import { Mark } from '../../kit/controls/mark';
import styles from './verification.module.css';

/** What each level asks for and allows; the reached one is marked. */
export function LevelCards({ verification }: { readonly verification: Verification }) {
  const { t } = useTranslation('verification');
  const format = useFormat();
  const { level: reached, dailyLimit, monthlyLimit } = verification;
  const levels =
    verification.levels.length > 0
      ? verification.levels
      : [{ level: reached, daily: dailyLimit, monthly: monthlyLimit }];
  return (
    <ul className={styles.levels}>
      {levels.map(({ level, daily, monthly }) => (
        <li
          key={level}
          className={classNames(styles.level, level === reached && styles.reached)}
          aria-current={level === reached ? 'true' : undefined}
        >
          <h3 className={styles.levelName}>
            {t(`level.${level}.name`)}
            {level === reached ? (
              <Mark tone="good">{t('level.yours')}</Mark>
            ) : level < reached ? (
              <Mark tone="neutral">{t('level.done')}</Mark>
            ) : null}
          </h3>
          <p className={styles.levelNeeds}>{t(`level.${level}.needs`)}</p>
          <dl className={styles.limits}>
            <div>
              <dt>{t('level.daily')}</dt>
              <dd>{format.decimal(daily, 0, 'down')} USDT</dd>
            </div>
            <div>
              <dt>{t('level.monthly')}</dt>
              <dd>{format.decimal(monthly, 0, 'down')} USDT</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
