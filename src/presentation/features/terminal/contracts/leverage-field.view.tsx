import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leverageSteps, tierAt } from '../../../../domain/markets/leverage-tiers';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { Position, PositionSide } from '../../../../domain/trading/position';
import { positionMargin } from '../../../../domain/trading/position-figures';
import { useFormat } from '../../../kit/formats/use-format';
import { TextField } from '../../../kit/controls/text-field';
import { IconButton } from '../../../kit/controls/icon-button';
import { Button } from '../../../kit/controls/button';
import { PlainForm } from '../../../kit/controls/plain-form';
import { Slider } from '../../../kit/controls/slider';
import { useMarket } from '../market/market-context';
import { LeverageEffects } from './leverage-effects.view';
import { SettingProblem } from './setting-problem.view';
import styles from './leverage-field.module.css';
import settingStyles from './margin-settings.module.css';

interface LeverageFieldProps {
  /** With isolated margin in hedge mode; else it is of all that the account's mode has. */
  readonly side?: PositionSide;
  /** What it is now. */
  readonly now: number;
  /** The dialog was opened to change it. */
  readonly focused?: boolean;
}

/** Leverage by slider, steps or typing, up to what the position that is held allows. */
export const LeverageField = observer(function LeverageField({ side, now, focused = false }: LeverageFieldProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const id = useId();
  const { settings, positions, prices } = useMarket().contract!;
  const { instrument } = useMarket();
  const [draft, setDraft] = useState({ now, text: String(now) });
  // Changed by the exchange or elsewhere: what was typed is about something else.
  if (draft.now !== now) setDraft({ now, text: String(now) });

  const { tiers, busy } = settings;
  const own = positions.of(instrument.symbol);
  const held = settings.heldValue(own, side);
  const allowed = tierAt(tiers, held)?.maximumLeverage ?? now;
  const wanted = wholeNumber(draft.text);
  const problem =
    wanted === undefined
      ? t('settings.leverage.notWhole')
      : wanted < 1 || wanted > allowed
        ? t('settings.leverage.outOfRange', { highest: format.integer(allowed) })
        : undefined;
  /** What is typed; what is refused changes nothing. */
  const typed = problem === undefined ? wanted! : now;
  /** The slider goes as far as it can. */
  const shown = Math.min(Math.max(wanted ?? now, 1), allowed);
  const label = side && side !== 'BOTH' ? t(`settings.leverage.${side}`) : t('settings.leverage.title');
  const setting = side ? (`leverage ${side}` as const) : 'leverage';
  const want = (leverage: number | string): void => setDraft({ now, text: String(leverage) });

  return (
    <PlainForm
      className={styles.leverage}
      aria-label={label}
      onSubmit={() => {
        if (problem === undefined && wanted !== now) void settings.setLeverage(wanted!, side);
      }}
    >
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.number} data-invalid={problem !== undefined || undefined}>
          <IconButton
            icon={<>−</>}
            label={t('settings.leverage.less')}
            disabled={shown <= 1}
            onClick={() => want(shown - 1)}
          />
          <TextField
            variant="borderless"
            autoFocus={focused}
            id={id}
            className={styles.figure}
            inputMode="numeric"
            value={draft.text}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => want(event.target.value)}
          />
          <span aria-hidden="true">×</span>
          <IconButton
            icon={<>+</>}
            label={t('settings.leverage.more')}
            disabled={shown >= allowed}
            onClick={() => want(shown + 1)}
          />
        </div>
        <Button
          type="submit"
          variant={typed === now ? 'secondary' : 'primary'}
          busy={busy === setting}
          disabled={problem !== undefined}
        >
          {t(typed === now ? 'settings.leverage.applied' : 'settings.leverage.apply', {
            leverage: format.integer(typed),
          })}
        </Button>
      </div>
      <Slider
        label={t('settings.leverage.slider')}
        value={shown}
        words={`${format.integer(shown)}×`}
        min={1}
        max={allowed}
        onChange={(leverage) => want(String(leverage))}
      />
      <div className={styles.marks}>
        {leverageSteps(tiers, allowed).map((step) => (
          <Button size="tiny" key={step} aria-pressed={step === wanted} onClick={() => want(step)}>
            {format.integer(step)}×
          </Button>
        ))}
      </div>
      <p id={`${id}-problem`} className={settingStyles.problem}>
        {problem}
      </p>
      <SettingProblem setting={setting} />
      <LeverageEffects
        leverage={typed}
        held={held}
        margin={largestMargin(settings.concerned(own, side), typed, prices.markPrice)}
        allowed={allowed}
      />
    </PlainForm>
  );
});

/** Reckoned as the rows of positions do. */
function largestMargin(
  positions: readonly Position[],
  leverage: number,
  mark: number | undefined,
): Decimal | undefined {
  return positions
    .filter(({ holding }) => !holding.eq(0))
    .map((position) =>
      positionMargin({ ...position, leverage }, mark === undefined ? position.markPrice : decimal(mark)),
    )
    .reduce<Decimal | undefined>((most, margin) => (most?.gt(margin) ? most : margin), undefined);
}

function wholeNumber(text: string): number | undefined {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : undefined;
}
