import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import styles from './people.module.css';

const terms = ['pnl', 'roi', 'capital', 'drawdown', 'winRate', 'range', 'days'] as const;

/** What every figure of the rankings is made of. */
export function RankingFormula() {
  const { t } = useTranslation('people');
  return (
    <Section anchor="formula" title={t('formula.title')} text={t('formula.who')}>
      <dl className={styles.formula}>
        {terms.map((term) => (
          <div key={term}>
            <dt>{t(`formula.${term}.name`)}</dt>
            <dd>{t(`formula.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
