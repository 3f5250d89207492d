import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unstaked } from '../../../application/earn/unstake-tokens.use-case';
import { dailyYield } from '../../../domain/earn/earn-yield';
import { earlyExitFee } from '../../../domain/earn/staking';
import { zero } from '../../../domain/shared/decimal';
import { day } from '../../../domain/shared/instant';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { Button } from '../../kit/controls/button';
import { Checkbox } from '../../kit/controls/checkbox';
import { Fact, Facts } from '../../kit/controls/facts';
import { PlainForm } from '../../kit/controls/plain-form';
import { Segmented } from '../../kit/controls/segmented';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import { OnceStore } from '../money-kit/once.store';
import type { StakeFormProps } from './stake-forms.view';
import type { Draft } from './staking.store';
import styles from './staking.module.css';
import { useStakeText } from './use-stake-text';

/** Out after the unbonding time for nothing, or at once for a part of it, with consent. */
export const UnstakeForm = observer(function UnstakeForm({
  staking,
  terms,
  account,
  onDone,
}: StakeFormProps & { readonly onDone: () => void }) {
  const { t } = useTranslation(['staking', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const text = useStakeText(terms.asset);
  const now = useExchangeNow(false);
  const { marks } = format;
  const [draft] = useState((): Draft<Unstaked> => ({ figure: new TypedFigure(marks), once: new OnceStore() }));
  const [way, setWay] = useState<'standard' | 'instant'>('standard');
  const [agreed, setAgreed] = useState(false);
  const { figure, once } = draft;
  const { state } = once;
  const instant = way === 'instant';
  if (state.status !== 'typing' && state.status !== 'sending')
    return (
      <OnceResult
        store={once}
        done={({ amount, fee, availableAt }) => (
          <>
            <h3 className={styles.subtitle}>{t(instant ? 'receipt.left' : 'receipt.unstaking')}</h3>
            <Facts figures>
              <Fact name={t('preview.receive')}>{text(amount)}</Fact>
              <Fact name={t('preview.fee')}>{text(fee)}</Fact>
              <Fact name={t('preview.available')}>{format.dateTime(availableAt)}</Fact>
            </Facts>
            <div>
              <Button autoFocus variant="primary" onClick={onDone}>
                {t('common:action.close')}
              </Button>
            </div>
          </>
        )}
      />
    );
  const refused = state.status === 'typing' ? state.failure : undefined;
  const sending = state.status === 'sending';
  const bounds = staking.unstakeBounds(account);
  // Nobody receives more than they have staked.
  const amount = goodAmount(figure.value, bounds);
  const fee = amount && (instant ? earlyExitFee(amount, terms) : zero);
  const left = amount && account.staked.minus(amount);
  return (
    <PlainForm className={styles.form} onSubmit={() => staking.unstake(draft, account, instant)}>
      <AmountField
        label={t('amount')}
        figure={figure}
        asset={terms.asset}
        bounds={bounds}
        disabled={sending}
        problem={refused && failureText(refused)}
        onChange={() => {
          if (refused) once.again();
        }}
      />
      <fieldset className={styles.choices} disabled={sending}>
        <Segmented
          label={t('way.label')}
          size="small"
          value={way}
          options={[
            { value: 'standard', label: t('terms.days', { days: format.integer(terms.unbonding / day) }) },
            { value: 'instant', label: t('way.instant') },
          ]}
          onChange={setWay}
        />
      </fieldset>
      <Facts figures>
        <Fact name={t('preview.receive')}>{text(amount && fee && amount.minus(fee))}</Fact>
        <Fact name={t('preview.fee')}>{text(fee)}</Fact>
        <Fact name={t('preview.available')}>{instant ? t('way.now') : format.dateTime(now + terms.unbonding)}</Fact>
        <Fact name={t('preview.daily')}>{text(left && dailyYield(left, terms.apr))}</Fact>
      </Facts>
      <p className={styles.note}>{t('way.note')}</p>
      {instant ? (
        <fieldset className={styles.choices} disabled={sending}>
          <Checkbox checked={agreed} onChange={setAgreed}>
            {t('way.consent', { fee: format.part(terms.exitPenalty) })}
          </Checkbox>
        </fieldset>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={sending} disabled={instant && !agreed}>
          {t('mode.unstake')}
        </Button>
      </div>
    </PlainForm>
  );
});
