import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasIndicator,
  indicatorKind,
  indicatorKinds,
  longestPeriod,
  type IndicatorKind,
} from '../../../../domain/markets/chart-indicators';
import type { ChartIndicator } from '../../../../domain/markets/chart-setup';
import { NumberField } from '../../../kit/controls/text-field';
import { Button } from '../../../kit/controls/button';
import { DialogText } from '../../../kit/controls/dialog-parts';
import type { ChartSetupStore } from './chart-setup.store';
import { useShownChart } from './chart-view';
import styles from './chart-dialogs.module.css';
import { ChartSide } from './chart-side.view';

const groups = [true, false] as const;

/** Indicators on the chart with what they are reckoned by, and those that can be added. */
export const IndicatorsDialog = observer(function IndicatorsDialog({
  setup,
  onClose,
}: {
  readonly setup: ChartSetupStore;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const indicators = setup.setup.indicators.filter(({ name }) => hasIndicator(instrument.type, name));
  return (
    <ChartSide title={t('indicators.title')} onClose={onClose}>
      {indicators.length === 0 ? <DialogText>{t('indicators.none')}</DialogText> : null}
      <ul className={styles.rows} aria-label={t('indicators.shown')}>
        {indicators.map((indicator) => (
          <ShownIndicator key={indicator.id} indicator={indicator} setup={setup} />
        ))}
      </ul>
      {setup.full ? <DialogText>{t('indicators.full')}</DialogText> : null}
      {groups.map((onPrice) => (
        <section key={String(onPrice)}>
          <h3 className={styles.heading}>{t(onPrice ? 'indicators.onPrice' : 'indicators.below')}</h3>
          <ul className={styles.rows}>
            {indicatorKinds
              .filter((kind) => kind.onPrice === onPrice && hasIndicator(instrument.type, kind.name))
              .map((kind) => (
                <li key={kind.name} className={styles.row}>
                  <IndicatorName kind={kind} />
                  <Button
                    size="small"
                    disabled={setup.full}
                    aria-label={t('indicators.addOne', { name: kind.title })}
                    onClick={() => setup.addIndicator(kind.name)}
                  >
                    {t('indicators.add')}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </ChartSide>
  );
});

function IndicatorName({ kind }: { readonly kind: IndicatorKind }) {
  return (
    <span className={styles.name}>
      <strong>{kind.name}</strong> <span lang="en">{kind.title}</span>
    </span>
  );
}

/** Its parameters take effect with each keystroke that leaves something to reckon by. */
const ShownIndicator = observer(function ShownIndicator({
  indicator,
  setup,
}: {
  readonly indicator: ChartIndicator;
  readonly setup: ChartSetupStore;
}) {
  const { t } = useTranslation('chart');
  const kind = indicatorKind(indicator.name)!;
  const [texts, setTexts] = useState(() => indicator.parameters.map(String));
  const [valid, setValid] = useState(true);
  const write = (next: readonly string[]): void => {
    setTexts([...next]);
    setValid(setup.setParameters(indicator.id, next.map(Number)));
  };
  return (
    <li className={styles.shown}>
      <div className={styles.row}>
        <IndicatorName kind={kind} />
        <Button
          size="small"
          aria-label={t('indicators.removeOne', { name: kind.title })}
          onClick={() => setup.removeIndicator(indicator.id)}
        >
          {t('indicators.remove')}
        </Button>
      </div>
      {texts.length > 0 ? (
        <div role="group" aria-label={t('indicators.parameters', { name: kind.title })} className={styles.parameters}>
          {texts.map((text, index) => (
            <NumberField
              size="small"
              key={index}
              aria-label={t('indicators.parameter', { number: index + 1 })}
              aria-invalid={!valid || undefined}
              value={text}
              onChange={(event) => write(texts.with(index, event.target.value))}
            />
          ))}
          {kind.open && texts.length < 8 ? (
            <Button
              size="small"
              aria-label={t('indicators.more', { name: kind.title })}
              onClick={() => write([...texts, texts.at(-1) ?? '10'])}
            >
              +
            </Button>
          ) : null}
          {kind.open && texts.length > 1 ? (
            <Button
              size="small"
              aria-label={t('indicators.fewer', { name: kind.title })}
              onClick={() => write(texts.slice(0, -1))}
            >
              −
            </Button>
          ) : null}
        </div>
      ) : null}
      {valid ? null : (
        <p role="alert" className={styles.problem}>
          {t('indicators.invalid', { most: longestPeriod })}
        </p>
      )}
    </li>
  );
});
