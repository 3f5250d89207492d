import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/formats/use-format';
import { PlainButton } from '../../../../kit/controls/plain-button';
import { Button } from '../../../../kit/controls/button';
import { useMarketFigures } from '../../../../kit/formats/market-figures';
import { useMarket } from '../../market/market-context';
import { signed, SignedFigure, signedPercent } from '../../../../kit/controls/signed-figure';
import { Field } from '../fields/field';
import { BreakEvenLine, LiquidationPrice, ReceiptLine } from '../fields/receipt-line';
import { useCalculatorClose } from './calculator-close';
import { calculatorFields, PositionCalculatorStore, type CalculatorField } from './position-calculator.store';
import styles from './position-calculator.module.css';
import { view } from '../../../../runtime/feature';

/** Margin, profit, liquidation and target of a position that is not there yet. */
export const PositionCalculator = observer(function PositionCalculator() {
  const { ticket, contract } = useMarket();
  const { t } = useTranslation('ticket');
  const close = useCalculatorClose();
  const store = useMemo(() => contract && new PositionCalculatorStore(ticket, contract), [ticket, contract]);
  if (!store) return null;
  return (
    <div className={styles.calculator}>
      <div className={styles.plan}>
        <div role="group" aria-label={t('calculator.side')} className={styles.sides}>
          {(['BUY', 'SELL'] as const).map((side) => (
            <PlainButton
              key={side}
              className={styles.side}
              data-side={side}
              aria-pressed={store.side === side}
              onClick={() => store.chooseSide(side)}
            >
              {t(side === 'BUY' ? 'calculator.long' : 'calculator.short')}
            </PlainButton>
          ))}
        </div>
        {calculatorFields.map((field) => (
          <CalculatorInput key={field} store={store} field={field} />
        ))}
        <Target store={store} />
      </div>
      <Figures store={store} />
      <p className={styles.note}>
        {t('calculator.note')}{' '}
        {store.keptLeverage === undefined ? null : t('calculator.keptLeverage', { leverage: store.keptLeverage })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={!store.plan}
          onClick={() => {
            store.writeOrder();
            close();
          }}
        >
          {t('calculator.write')}
        </Button>
      </div>
    </div>
  );
});

const CalculatorInput = observer(function CalculatorInput({
  store,
  field,
}: {
  readonly store: PositionCalculatorStore;
  readonly field: CalculatorField;
}) {
  const { instrument } = useMarket();
  const { t } = useTranslation(['ticket', 'trade']);
  const format = useFormat();
  const units: Record<CalculatorField, string> = {
    entry: instrument.quote,
    quantity: instrument.base,
    leverage: '×',
    exit: instrument.quote,
    wanted: '%',
  };
  const problem = store.problem(field);
  const words = {
    number: t('trade:input.notANumber'),
    negative: t('trade:input.negative'),
    leverage: t('ticket:calculator.leverageProblem', { highest: format.integer(store.highestLeverage) }),
  };
  return (
    <Field
      label={t(`ticket:calculator.${field}`)}
      value={store.texts[field]}
      unit={units[field]}
      error={problem && words[problem]}
      onType={(text) => store.type(field, text)}
      onLeave={() => undefined}
    />
  );
});

const Target = observer(function Target({ store }: { readonly store: PositionCalculatorStore }) {
  const { instrument } = useMarket();
  const { t } = useTranslation('ticket');
  const figures = useMarketFigures(instrument);
  return (
    <p className={styles.target}>
      <span>
        {t('calculator.target')}: {figures.price(store.target)} {instrument.quote}
      </span>
      <Button size="small" variant="ghost" disabled={!store.target} onClick={() => store.takeTarget()}>
        {t('calculator.takeTarget')}
      </Button>
    </p>
  );
});

const Figures = observer(function Figures({ store }: { readonly store: PositionCalculatorStore }) {
  const { instrument, ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const format = useFormat();
  const market = useMarketFigures(instrument);
  const { figures } = store;
  const { quote } = instrument;
  const exit = figures?.exit;
  const fees = ticket.order.fees && figures?.entryFee.plus(exit?.fee ?? 0);
  return (
    <dl className={styles.figures} aria-label={t('calculator.figures')}>
      <ReceiptLine name={t('receipt.notional')}>
        {market.total(figures?.value)} {quote}
      </ReceiptLine>
      <ReceiptLine name={t('receipt.margin')}>
        {format.decimal(figures?.margin, 2, 'up')} {quote}
      </ReceiptLine>
      <ReceiptLine name={t('calculator.profit')}>
        <SignedFigure value={exit?.profit}>
          {signed(format, exit?.profit)} {quote}
        </SignedFigure>
      </ReceiptLine>
      <ReceiptLine name={t('calculator.return')}>{signedPercent(format, exit?.returnPercent)}</ReceiptLine>
      <ReceiptLine name={t('calculator.fees')}>
        {format.decimal(fees, 4, 'up')} {quote}
      </ReceiptLine>
      <ReceiptLine name={t('calculator.afterFees')}>
        <SignedFigure value={ticket.order.fees && exit?.afterFees}>
          {signed(format, ticket.order.fees && exit?.afterFees)} {quote}
        </SignedFigure>
      </ReceiptLine>
      <BreakEvenLine of={figures} market={market} quote={quote} />
      <ReceiptLine name={t('calculator.liquidation')}>
        <LiquidationPrice of={figures} market={market} quote={quote} />
      </ReceiptLine>
      {exit?.beyondLiquidation ? (
        <div role="alert" className={styles.warning}>
          {t('calculator.liquidatedBefore')}
        </div>
      ) : null}
    </dl>
  );
});

export default view(PositionCalculator, {});
