import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { feeOf, type MoneyRecord, recordStatus } from '../../../domain/wallet/money-record';
import { courseOf, type Movement } from '../../../domain/wallet/movement';
import { CopyButton } from '../../kit/controls/copy-button';
import { ExternalLink } from '../../kit/controls/external-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { OwnAmount } from '../money-kit/own-amount.view';
import { amountText } from '../money-kit/amount-text';
import { useExact } from '../money-kit/use-exact';
import { explorerLink } from './explorer-link';
import styles from './records.module.css';

interface RecordDetailsProps {
  readonly record: MoneyRecord;
  /** What networks are called by their codes, once that is known. */
  readonly names: ReadonlyMap<string, string> | undefined;
}

/** What is known of one movement, and how far it has come. */
export function RecordDetails({ record, names }: RecordDetailsProps) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const exact = useExact();
  const { amount, asset, at, counterparty, received, otherLeg, campaign, strategy, market, movement, purchase } =
    record;
  const other = received ?? otherLeg;
  const fee = feeOf(record);
  return (
    <div className={styles.details}>
      <Facts>
        <Fact name={t('records.amount')}>
          <OwnAmount>
            {amountText(format, amount)} {asset}
          </OwnAmount>
        </Fact>
        {other ? (
          <Fact name={t(other.amount.lt(0) ? 'records.paid' : 'records.received')}>
            <OwnAmount>
              {amountText(format, other.amount.abs())} {other.asset}
            </OwnAmount>
          </Fact>
        ) : null}
        {counterparty ? <Fact name={t('records.account')}>{counterparty}</Fact> : null}
        {purchase ? (
          <>
            <Fact name={t('records.provider')}>{purchase.provider}</Fact>
            <Fact name={t('records.fiatPaid')}>
              <OwnAmount>
                {exact(purchase.pays)} {purchase.currency}
              </OwnAmount>
            </Fact>
            <Fact name={t('records.order')}>{purchase.purchaseId}</Fact>
          </>
        ) : null}
        {campaign ? <Fact name={t('records.campaign')}>{campaign}</Fact> : null}
        {strategy ? <Fact name={t('records.strategy')}>{strategy}</Fact> : null}
        {market ? <Fact name={t('records.market')}>{marketDisplayName(market)}</Fact> : null}
        {fee ? (
          <Fact name={t('details.fee')}>
            {exact(fee.amount)} {fee.asset || asset}
          </Fact>
        ) : null}
        {movement ? <Fact name={t('details.network')}>{names?.get(movement.network) ?? movement.network}</Fact> : null}
      </Facts>
      {movement && record.kind !== 'WITHDRAW_REFUND' ? (
        <ChainFacts movement={movement} />
      ) : (
        <ol className={styles.steps}>
          <li data-done={recordStatus(record) === 'COMPLETED' ? true : undefined}>
            {t(`status.${recordStatus(record)}`)} <time>{format.dateTime(at)}</time>
          </li>
        </ol>
      )}
    </div>
  );
}

function ChainFacts({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const { status, confirmations, createdAt, updatedAt, targetAddress, memo, network, transactionId } = movement;
  const explorer = explorerLink(useApp().environment.links, network, transactionId);
  const { steps, reached } = courseOf(movement);
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} data-done={index < reached || undefined}>
            {t(`status.${step}`)}
            {step === 'CONFIRMING' && confirmations
              ? ` ${format.integer(confirmations.counted)} / ${format.integer(confirmations.needed)}`
              : null}{' '}
            {index === 0 ? <time>{format.dateTime(createdAt)}</time> : null}
            {index > 0 && step === status ? <time>{format.dateTime(updatedAt)}</time> : null}
          </li>
        ))}
      </ol>
      <Copied name={t('records.address')} text={targetAddress} />
      <Copied name={t('records.memo')} text={memo} />
      <Copied name={t('records.transaction')} text={transactionId} />
      {explorer === undefined ? null : (
        <p>
          <ExternalLink href={explorer}>{t('records.explorer')}</ExternalLink>
        </p>
      )}
    </>
  );
}

function Copied({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useTranslation('wallet');
  if (text === '') return null;
  return (
    <p className={styles.copied}>
      <span className={styles.name}>{name}</span> <code>{text}</code>{' '}
      <CopyButton text={text} label={t('records.copy', { name })} />
    </p>
  );
}
