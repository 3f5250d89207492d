import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { orderTimings, pegLevels, type OrderTiming } from '../../../../domain/trading/order-draft';
import { useMarket } from '../market/market-context';
import { BracketFields } from './bracket-fields.view';
import { ChoiceField } from './fields/choice-field';
import { FurtherField } from './further-field.view';
import { useProblemText } from './use-field-words';
import { view } from '../../../runtime/feature';

/** How long an order stays, how much of it shows, how far it may slip, and what closes it again. */
export const OrderOptions = observer(function OrderOptions() {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const problemText = useProblemText(ticket);
  const { type, timing, level } = ticket.fields.text;
  const { bracketed, bracketable } = ticket.order;
  const { conditional } = ticket.composition;
  const hidden = ticket.problems.find(({ field }) => field === 'visible');
  return (
    <>
      {/* First: what does not go with it vanishes below the field that somebody is typing into. */}
      {bracketable && conditional ? <BracketFields program={conditional} /> : null}
      {type === 'LIMIT' && !bracketed ? (
        <ChoiceField<OrderTiming>
          label={t('option.timing')}
          value={timing}
          options={orderTimings.map((value) => ({ value, label: t(`timing.${value}`) }))}
          onChoose={(choice) => ticket.fields.choose({ timing: choice })}
        />
      ) : null}
      {type === 'LIMIT' && (timing === 'BID' || timing === 'ASK') ? (
        <ChoiceField
          label={t('option.level')}
          value={String(level)}
          options={pegLevels.map((each) => ({ value: String(each), label: String(each) }))}
          onChoose={(choice) => ticket.fields.choose({ level: Number(choice) })}
        />
      ) : null}
      {type === 'LIMIT' && timing === 'GTC' && !bracketed ? (
        <FurtherField
          fields={ticket.fields}
          name="visible"
          label={t('option.visible')}
          unit={ticket.fields.instrument.base}
          problem={hidden && problemText(hidden)}
          hint={t('option.visibleHint')}
        />
      ) : null}
      {type === 'MARKET' && !bracketed ? (
        <FurtherField
          fields={ticket.fields}
          name="slippage"
          label={t('option.slippage')}
          unit="%"
          hint={t('option.slippageHint')}
        />
      ) : null}
    </>
  );
});

export default view(OrderOptions, {});
