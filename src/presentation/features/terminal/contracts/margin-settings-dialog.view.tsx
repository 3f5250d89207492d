import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Button } from '../../../kit/controls/button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogActions } from '../../../kit/controls/dialog-parts';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarket } from '../market/market-context';
import { LeverageField } from './leverage-field.view';
import { ModeChoice } from './mode-choice.view';

const marginModes = ['CROSS', 'ISOLATED'] as const;
const positionModes = ['ONE_WAY', 'HEDGE_MODE'] as const;

/** Margin mode, leverage and position mode of the market's contract; each change is made at once, or refused where it was made. */
export const MarginSettingsDialog = observer(function MarginSettingsDialog({
  from,
  onClose,
}: {
  /** What was asked for: leverage has the focus where it was that. */
  readonly from: 'modes' | 'leverage';
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['contracts', 'common']);
  const format = useFormat();
  const { instrument, contract } = useMarket();
  const { settings } = contract!;
  // What was changed elsewhere without a position in the contract is told by no stream.
  useEffect(() => settings.look(), [settings]);
  const { leverage } = settings;
  if (!leverage) return null;
  const first = from === 'leverage';
  const bySide = leverage.marginMode === 'ISOLATED' && leverage.positionMode === 'HEDGE_MODE';
  return (
    <Dialog title={t('contracts:settings.titleOf', { market: marketDisplayName(instrument.symbol) })} onClose={onClose}>
      <ModeChoice
        setting="marginMode"
        title={t('contracts:settings.marginMode.title')}
        note={t('contracts:settings.marginMode.note')}
        kept={
          bySide
            ? undefined
            : t(`contracts:settings.marginMode.kept.${leverage.marginMode}`, {
                leverage: format.integer(leverage.sides[0]!.leverage),
              })
        }
        modes={marginModes.map((mode) => ({
          mode,
          name: t(`contracts:settings.marginMode.${mode}.name`),
          text: t(`contracts:settings.marginMode.${mode}.text`),
        }))}
        chosen={leverage.marginMode}
        onChoose={(mode) => settings.setMarginMode(mode)}
      />
      {bySide ? (
        leverage.sides.map((side, index) => (
          <LeverageField
            key={side.positionSide}
            side={side.positionSide}
            now={side.leverage}
            focused={first && index === 0}
          />
        ))
      ) : (
        <LeverageField now={leverage.sides[0]!.leverage} focused={first} />
      )}
      <ModeChoice
        setting="positionMode"
        title={t('contracts:settings.positionMode.title')}
        note={t('contracts:settings.positionMode.note')}
        modes={positionModes.map((mode) => ({
          mode,
          name: t(`contracts:settings.positionMode.${mode}.name`),
          text: t(`contracts:settings.positionMode.${mode}.text`),
        }))}
        chosen={leverage.positionMode}
        onChoose={(mode) => settings.setPositionMode(mode)}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
});
