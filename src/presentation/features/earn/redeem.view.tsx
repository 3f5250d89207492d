import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarnPosition, EarnProduct } from '../../../domain/earn/earn-product';
import { forfeitedYield, forfeitsInterest } from '../../../domain/earn/earn-yield';
import type { Decimal } from '../../../domain/shared/decimal';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { Checkbox } from '../../kit/controls/checkbox';
import { Fact, Facts } from '../../kit/controls/facts';
import { PlainForm } from '../../kit/controls/plain-form';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import type { EarnStore } from './earn.store';
import styles from './earn.module.css';

interface RedeemDialogProps {
  readonly earn: EarnStore;
  readonly position: EarnPosition;
  /** All of it was taken out, and `position` is what it was last. */
  readonly gone: boolean;
  /** Terms of the product; `undefined` while they are not known. */
  readonly product: EarnProduct | undefined;
  readonly onClose: () => void;
}

/** Takes money out; leaving a term early says what that costs and asks for consent. */
export const RedeemDialog = observer(function RedeemDialog({
  earn,
  position,
  gone,
  product,
  onClose,
}: RedeemDialogProps) {
  const { t } = useTranslation(['earn', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const [agreed, setAgreed] = useState(false);
  const { marks } = format;
  const begin = useEffectEvent(() => earn.beginRedemption(position, marks));
  // Not with each reading of the same position: what is typed would be lost.
  useEffect(() => begin(), [earn, position.positionId]);
  const draft = earn.redemption;
  // What became of an own redemption is still told when nothing is left of the position.
  const over = gone && draft?.once.state.status === 'typing';
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (over) leave();
  }, [over]);
  const { asset } = position;
  const early = forfeitsInterest(position.type);
  const text = (value: Decimal): string => `${format.decimal(value, shownDecimals(value), 'down')} ${asset}`;
  if (!draft) return null;
  const { figure, once } = draft;
  const { state } = once;
  const refused = state.status === 'typing' ? state.failure : undefined;
  const sending = state.status === 'sending';
  return (
    <Modal title={t(early ? 'redeem.early' : 'redeem.title', { asset })} onClose={onClose}>
      {state.status === 'typing' || sending ? (
        <PlainForm className={styles.form} onSubmit={() => earn.redeem(position)}>
          <AmountField
            label={t('amount')}
            figure={figure}
            asset={asset}
            bounds={earn.redemptionBounds(position)}
            disabled={early || sending}
            held={sending}
            problem={refused && failureText(refused)}
            onChange={() => {
              if (refused) once.again();
            }}
          />
          <Facts figures>
            {early ? <Fact name={t('redeem.cost')}>{text(forfeitedYield(position))}</Fact> : null}
            <Fact name={t('redeem.arrives')}>
              {product === undefined || product.redeemDelayHours === 0
                ? t('delay.none')
                : t('delay.hours', { hours: product.redeemDelayHours })}
            </Fact>
          </Facts>
          {early ? (
            <Checkbox checked={agreed} onChange={setAgreed}>
              {t('redeem.consent')}
            </Checkbox>
          ) : null}
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={sending}
              disabled={early && (!agreed || product === undefined)}
            >
              {t('action.redeem')}
            </Button>
          </div>
        </PlainForm>
      ) : (
        <OnceResult
          store={once}
          done={({ amount, availableAt }) => (
            <>
              <h3 className={styles.subtitle}>{t('redeem.done')}</h3>
              <Facts figures>
                <Fact name={t('amount')}>{text(amount)}</Fact>
                <Fact name={t('redeeming.at')}>{format.dateTime(availableAt)}</Fact>
              </Facts>
              <div>
                <Button autoFocus variant="primary" onClick={onClose}>
                  {t('common:action.close')}
                </Button>
              </div>
            </>
          )}
        />
      )}
    </Modal>
  );
});
