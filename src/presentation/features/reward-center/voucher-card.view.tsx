import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isBlocked, usedPart, type Voucher } from '../../../domain/rewards/voucher';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { ProblemText } from '../../kit/controls/problem-text';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useMinutes } from '../../runtime/use-minutes';
import { useVoucherWords } from './use-voucher-words';
import type { VouchersStore } from './vouchers.store';
import styles from './reward-center.module.css';

interface VoucherCardProps {
  readonly voucher: Voucher;
  readonly all: readonly Voucher[];
  readonly store: VouchersStore;
}

/** A voucher: what it does, how much of it is used and until when, and the way to use it. */
export function VoucherCard({ voucher, all, store }: VoucherCardProps) {
  const { t } = useTranslation('rewardCenter');
  const minutes = useMinutes();
  const { name, text } = useVoucherWords()(voucher.terms);
  const { status, expiresAt, endsAt } = voucher;
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <Mark tone={status === 'IN_USE' ? 'good' : 'neutral'}>{t(`voucher.status.${status}`)}</Mark>
      </div>
      <p className={styles.text}>{text}</p>
      {status === 'AVAILABLE' ? (
        <p className={styles.until}>{t('voucher.useBefore', { at: minutes.withZone(expiresAt) })}</p>
      ) : null}
      {status === 'EXPIRED' ? (
        <p className={styles.until}>{t('voucher.expired', { at: minutes.withZone(expiresAt) })}</p>
      ) : null}
      {status === 'IN_USE' || status === 'ENDED' ? (
        <>
          <Used voucher={voucher} />
          <p className={styles.until}>
            {t(status === 'IN_USE' ? 'voucher.ends' : 'voucher.ended', { at: minutes.withZone(endsAt) })}
          </p>
        </>
      ) : null}
      {status === 'AVAILABLE' ? <Use voucher={voucher} blocked={isBlocked(voucher, all)} store={store} /> : null}
    </li>
  );
}

function Used({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation('rewardCenter');
  const format = useFormat();
  const { used, terms, id, status } = voucher;
  const most = format.decimal(terms.most, 2, 'down');
  if (terms.type === 'TRIAL_FUND')
    return (
      <p className={styles.until}>
        {status === 'IN_USE'
          ? t('voucher.lent', { amount: most })
          : t('voucher.borne', { amount: format.decimal(used, 2, 'down') })}
      </p>
    );
  return (
    <p className={styles.used}>
      <span id={`voucher-${id}`}>{t('voucher.used')}</span>
      <progress value={usedPart(voucher)} max={1} aria-labelledby={`voucher-${id}`} />
      <span>
        {format.decimal(used, 2, 'down')} / {most} USDT
      </span>
    </p>
  );
}

interface UseProps {
  readonly voucher: Voucher;
  /** Another one of its type is in use. */
  readonly blocked: boolean;
  readonly store: VouchersStore;
}

const Use = observer(function Use({ voucher: { id, terms }, blocked, store }: UseProps) {
  const { t } = useTranslation(['rewardCenter', 'moneyKit']);
  const failureText = useFailureText();
  const words = useVoucherWords();
  const state = store.useOf(id)?.state;
  const busy = state?.status === 'sending' || state?.status === 'lookedUp';
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="primary"
          busy={busy}
          disabled={blocked}
          aria-label={t('voucher.useOf', { name: words(terms).name })}
          onClick={() => store.use(id)}
        >
          {t('voucher.use')}
        </Button>
      </div>
      {blocked ? <p className={styles.until}>{t('voucher.blocked')}</p> : null}
      <ProblemText>
        {state?.status === 'typing' && state.failure
          ? state.failure.kind === 'invalid'
            ? t('voucher.refused')
            : failureText(state.failure)
          : state?.status === 'notDone' || state?.status === 'unknown'
            ? t(`moneyKit:onceText.${state.status}`)
            : null}
      </ProblemText>
    </>
  );
});
