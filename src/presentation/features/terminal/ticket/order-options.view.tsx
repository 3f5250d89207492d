import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { pegLevels } from '../../../../domain/trading/order-draft';
import { useMarket } from '../market/market-context';
import { BracketFields } from './bracket-fields.view';
import { ChoiceField } from './fields/choice-field';
import { FurtherField } from './further-field.view';
import { useProblemText } from './use-field-words';
import { view } from '../../../runtime/feature';
import { Part } from '../../../runtime/part';
import { orderExpiryFeature } from './order-expiry.feature';
import receiptStyles from './fields/receipt.module.css';
import styles from './order-options.module.css';

/** How much of an order shows, how far it may slip, and what closes it again. */
export const OrderOptions = observer(function OrderOptions() {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const problemText = useProblemText(ticket);
  const { type, timing, level } = ticket.fields.text;
  const { bracketed, bracketable } = ticket.order;
  const { conditional } = ticket.composition;
  const note = useNote();
  const hidden = ticket.problems.find(({ field }) => field === 'visible');
  return (
    <>
      {ticket.fields.expiry === undefined ? null : (
        <Part feature={orderExpiryFeature} waiting={<p className={styles.waiting} />} />
      )}
      {note === undefined ? null : <p className={receiptStyles.note}>{note}</p>}
      {bracketable && conditional ? <BracketFields program={conditional} /> : null}
      {type === 'LIMIT' && (timing === 'BID' || timing === 'ASK') ? (
        <ChoiceField
          label={t('option.level')}
          value={String(level)}
          options={pegLevels.map((each) => ({ value: String(each), label: String(each) }))}
          onChoose={(choice) => ticket.fields.choose({ level: Number(choice) })}
        />
      ) : null}
      {/* What does not go with what is typed above goes out of sight and leaves its place: the button stays where it is. */}
      <div className={styles.further} data-unfit={bracketed || undefined}>
        {type === 'LIMIT' && timing === 'GTC' ? (
          <FurtherField
            fields={ticket.fields}
            name="visible"
            label={t('option.visible')}
            unit={ticket.fields.instrument.base}
            problem={hidden && problemText(hidden)}
            hint={t('option.visibleHint')}
          />
        ) : null}
        {type === 'MARKET' ? (
          <FurtherField
            fields={ticket.fields}
            name="slippage"
            label={t('option.slippage')}
            unit="%"
            hint={t('option.slippageHint')}
          />
        ) : null}
      </div>
    </>
  );
});

/** What goes with what, and never an empty panel. */
function useNote(): string | undefined {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const { order, fields } = ticket;
  const { type, timing } = fields.text;
  const limit = type === 'LIMIT';
  if (fields.instrument.type !== 'PERP')
    return limit && (timing === 'POST_ONLY' || timing === 'IOC' || timing === 'FOK') && fields.expiry === undefined
      ? t('option.none', { option: t(`timing.${timing}`) })
      : undefined;
  if (order.bracketable)
    return limit ? t('bracket.exclusive', { option: `${t('timing.POST_ONLY')}, ${t('option.timing')}` }) : undefined;
  const { unbracketed } = order;
  if (!unbracketed) return undefined;
  const closing = ticket.margin?.position.hedging ? t('intent.close') : t('reduceOnly');
  return t('bracket.unfit', { option: unbracketed === 'closing' ? closing : t(`timing.${unbracketed}`) });
}

export default view(OrderOptions, {});
