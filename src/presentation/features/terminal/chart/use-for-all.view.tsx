import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Button } from '../../../kit/controls/button';
import { DialogText } from '../../../kit/controls/dialog-parts';
import styles from './chart-dialogs.module.css';
import type { ChartSetupsStore } from './chart-setups.store';
import { useShownChart } from './chart-view';

/** Gives every market the chart of this one; asks before charts of others are lost by it. */
export const UseForAll = observer(function UseForAll({ setups }: { readonly setups: ChartSetupsStore }) {
  const { t } = useTranslation(['chart', 'common']);
  const { instrument, intervals } = useShownChart();
  const [step, setStep] = useState<'offered' | 'asked' | 'done'>('offered');
  const { symbol } = instrument;
  const others = setups.othersOwn(symbol);
  const use = (): void => {
    setups.useForAll(symbol);
    intervals.useForAll(symbol);
    setStep('done');
  };
  return (
    <div className={styles.forAll}>
      <DialogText>{t('forAll.text')}</DialogText>
      <p role="status">
        {step === 'asked'
          ? t('forAll.question', { count: others })
          : step === 'done'
            ? t('forAll.done', { market: marketDisplayName(symbol) })
            : null}
      </p>
      {step === 'asked' ? (
        <>
          <Button size="small" onClick={() => setStep('offered')}>
            {t('common:action.cancel')}
          </Button>
          <Button size="small" variant="primary" autoFocus onClick={use}>
            {t('forAll.confirm')}
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => (others > 0 ? setStep('asked') : use())}>
          {t('forAll.use')}
        </Button>
      )}
    </div>
  );
});
