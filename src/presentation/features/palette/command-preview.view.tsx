import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PreparationProblem, PreparedOrder } from '../../../domain/commands/prepared-order';
import { known } from '../../../application/kernel/resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { decimalPlaces, type Decimal } from '../../../domain/shared/decimal';
import { OrderFacts } from './order-facts.view';
import styles from './palette.module.css';
import type { PaletteStore } from './palette.store';

/** What was understood of an order or an alert, or at which word it ended. */
export const CommandPreview = observer(function CommandPreview({
  palette,
  loggedIn,
}: {
  readonly palette: PaletteStore;
  readonly loggedIn: boolean;
}) {
  const { t } = useTranslation('commands');
  const failureText = useFailureText();
  const { parsed, preparation, text } = palette;
  if (parsed.kind === 'none') return null;
  const { markets } = palette;
  if (markets.status === 'loading') return <p className={styles.hint}>{t('palette.loading')}</p>;
  if (!known(markets) && markets.status === 'failed')
    return <p className={styles.problem}>{failureText(markets.failure)}</p>;
  if (parsed.kind === 'problem') {
    const { start, end, reason } = parsed.problem;
    return (
      <>
        <p className={styles.echo} aria-hidden="true">
          {text.slice(0, start)}
          <mark className={styles.wrong}>{text.slice(start, end) || ' '}</mark>
          {text.slice(end)}
        </p>
        <p className={styles.problem}>
          {start === end
            ? t(`problem.${reason}`)
            : t('problem.at', { word: text.slice(start, end), problem: t(`problem.${reason}`) })}
        </p>
        <Hints palette={palette} />
      </>
    );
  }
  return (
    <>
      {preparation?.order ? <OrderFacts order={preparation.order} palette={palette} /> : null}
      {preparation?.problems.map((problem, index) => (
        <p key={index} className={styles.problem}>
          <ProblemWords problem={problem} order={preparation.order} palette={palette} />
        </p>
      ))}
      {parsed.command.kind !== 'alert' && !loggedIn ? <p className={styles.problem}>{t('preview.logIn')}</p> : null}
    </>
  );
});

/** The numbers that may come where the text ends. */
const Hints = observer(function Hints({ palette }: { readonly palette: PaletteStore }) {
  const { t } = useTranslation('commands');
  const { numbers } = palette.completions;
  return numbers.length > 0 ? (
    <p className={styles.hint}>{t('preview.next', { what: numbers.map((each) => t(`expect.${each}`)).join(' · ') })}</p>
  ) : null;
});

interface ProblemWordsProps {
  readonly problem: PreparationProblem;
  readonly order: PreparedOrder | undefined;
  readonly palette: PaletteStore;
}

function ProblemWords({ problem, order, palette }: ProblemWordsProps) {
  const { t } = useTranslation(['commands', 'common']);
  const format = useFormat();
  const instrument = palette.instruments.find(({ symbol }) => symbol === order?.symbol);
  const figure = (value: Decimal, asset: string | undefined): string =>
    `${format.decimal(value, decimalPlaces(value), 'down')} ${asset ?? ''}`.trim();
  switch (problem.reason) {
    case 'noPrice':
    case 'noBalance':
    case 'noTerms':
    case 'nothingToClose':
    case 'percentNeedsSpot':
    case 'reduceNeedsContract':
    case 'notTrading':
      return t(`unfit.${problem.reason}`);
    case 'expiryOutOfBounds':
      return t(`common:rejection.${problem.reason}`);
    case 'moreThanHeld':
      return t('unfit.moreThanHeld', { held: figure(problem.limit, instrument?.base) });
    case 'wrongSide':
      return t(`unfit.${problem.exit}`, { price: figure(problem.price, instrument?.quote) });
    case 'missing':
      return t('problem.missingSize');
    default: {
      const { reason, limit, bound } = problem;
      const asset = problem.asset ?? (reason.startsWith('quantity') ? instrument?.base : instrument?.quote);
      const sign = bound === undefined ? '' : bound === 'atLeast' ? '≥ ' : '≤ ';
      return `${t(`common:rejection.${reason}`)}${limit ? ` (${sign}${figure(limit, asset)})` : ''}`;
    }
  }
}
