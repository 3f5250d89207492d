import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Staked } from '../../../application/earn/stake-tokens.use-case';
import type { Failure } from '../../../application/kernel/failure';
import { dailyYield } from '../../../domain/earn/earn-yield';
import { countsFrom } from '../../../domain/earn/staking';
import { day } from '../../../domain/shared/instant';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { PlainForm } from '../../kit/controls/plain-form';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import { OnceStore } from '../money-kit/once.store';
import type { StakeFormProps } from './stake-forms.view';
import type { Draft } from './staking.store';
import styles from './staking.module.css';
import { useStakeText } from './use-stake-text';

const isUnverified = (failure: Failure | undefined): boolean =>
  failure?.kind === 'rejected' && failure.reason === 'notAvailable';

/** How much, what it will bring and from when. */
export const StakeForm = observer(function StakeForm({
  staking,
  access,
  terms,
  account,
  onDone,
}: StakeFormProps & { readonly onDone: () => void }) {
  const { t } = useTranslation(['staking', 'common']);
  const { paths } = useApp();
  const format = useFormat();
  const failureText = useFailureText();
  const text = useStakeText(terms.asset);
  const now = useExchangeNow(true);
  const { marks } = format;
  const [draft] = useState((): Draft<Staked> => ({ figure: new TypedFigure(marks), once: new OnceStore() }));
  const { figure, once } = draft;
  const { state } = once;
  useEffect(() => staking.movable.start(), [staking]);
  const restricted = known(useResource(useMemo(() => access.access(), [access])))?.restricted ?? [];
  const counts = countsFrom(now);
  const bounds = staking.stakeBounds(terms);
  const amount = goodAmount(figure.value, bounds);
  const after = amount && account.staked.plus(amount);
  const preview = (
    <>
      <Fact name={t('preview.counts')}>{format.dateTime(counts)}</Fact>
      <Fact name={t('preview.firstPaid')}>{format.dateTime(counts + day + terms.payoutAfter)}</Fact>
    </>
  );
  if (state.status !== 'typing' && state.status !== 'sending')
    return (
      <OnceResult
        store={once}
        done={({ amount }) => (
          <>
            <h3 className={styles.subtitle}>{t('receipt.staked')}</h3>
            <Facts figures>
              <Fact name={t('amount')}>{text(amount)}</Fact>
              {preview}
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
  // The exchange says it as well where it was not known here.
  const unverified =
    isUnverified(refused) ||
    restricted.some(({ product, reason }) => product === 'STAKING' && reason === 'VERIFICATION');
  return (
    <PlainForm className={styles.form} onSubmit={() => (unverified ? undefined : staking.stake(draft, terms))}>
      <AmountField
        label={t('amount')}
        figure={figure}
        asset={terms.asset}
        bounds={bounds}
        disabled={sending}
        problem={refused && (isUnverified(refused) ? t('refused.unverified') : failureText(refused))}
        onChange={() => {
          if (refused) once.again();
        }}
      />
      <Facts figures>
        <Fact name={t('preview.stakeAfter')}>{text(after)}</Fact>
        <Fact name={t('preview.daily')}>{text(after && dailyYield(after, terms.apr))}</Fact>
        {preview}
      </Facts>
      <div className={styles.actions}>
        {unverified ? (
          <ButtonLink variant="primary" to={paths.identityVerification}>
            {t('action.verify')}
          </ButtonLink>
        ) : (
          <Button type="submit" variant="primary" busy={sending}>
            {t('mode.stake')}
          </Button>
        )}
      </div>
    </PlainForm>
  );
});
