import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingReport } from '../../../../../application/trading/close-positions.use-case';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { positionKey, type Position } from '../../../../../domain/trading/position';
import { inGroup, type PositionGroup, positionGroups } from '../../../../../domain/trading/position-figures';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import { Checkbox } from '../../../../kit/controls/checkbox';
import { Select } from '../../../../kit/controls/select';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../../../kit/controls/dialog-parts';
import { quoteOf } from '../../account/order-cells';
import cellStyles from '../portfolio-cells.module.css';
import styles from '../portfolio-dialogs.module.css';
import { usePositionName } from '../position-name';
import { GroupClosingFigures, resultInBook } from './closing-figures';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import type { PositionsStores } from './positions-stores';
import { useSubmission } from './use-submission';

interface CloseGroupProps {
  readonly rows: readonly Position[];
  readonly stores: PositionsStores;
}

/** Closes all positions, or those that win, lose, are long or short. */
export const CloseGroup = observer(function CloseGroup({ rows, stores }: CloseGroupProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const [group, setGroup] = useState<PositionGroup>('all');
  const [asked, setAsked] = useState<readonly Position[]>();
  const members = (each: PositionGroup): readonly Position[] =>
    rows.filter((position) => inGroup(position, each, (one) => stores.profits.of(one)));
  const chosen = members(group);
  return (
    <span className={cellStyles.actions}>
      <Select
        size="tiny"
        aria-label={t('group.label')}
        value={group}
        onChange={(value) => setGroup(positionGroups.find((each) => each === value) ?? 'all')}
        options={positionGroups.map((each) => ({
          value: each,
          label: t(`group.${each}`, { shown: format.integer(members(each).length) }),
        }))}
      />
      <Button
        size="tiny"
        aria-label={t('group.close', { count: chosen.length })}
        aria-disabled={chosen.length === 0 || undefined}
        onClick={() => chosen.length > 0 && setAsked(chosen)}
      >
        {t('positions.close')}
      </Button>
      {asked ? <CloseAllDialog positions={asked} stores={stores} onClose={() => setAsked(undefined)} /> : null}
    </span>
  );
});

/** By the price that the sum beneath is reckoned at, so that it is the sum. */
const ResultInBook = observer(function ResultInBook({
  position,
  stores,
}: {
  readonly position: Position;
  readonly stores: PositionsStores;
}) {
  const format = useFormat();
  const pnl = resultInBook(stores, position);
  return (
    <SignedFigure value={pnl}>
      {signed(format, pnl)} {quoteOf(position.symbol)}
    </SignedFigure>
  );
});

const isOneWay = ({ positionSide }: Position): boolean => positionSide === 'BOTH';

interface CloseAllProps {
  /** As they were when it was asked: nothing is added while somebody reads. */
  readonly positions: readonly Position[];
  readonly stores: PositionsStores;
  readonly onClose: () => void;
}

const CloseAllDialog = observer(function CloseAllDialog({ positions, stores, onClose }: CloseAllProps) {
  const { t } = useTranslation(['portfolio', 'common']);
  const nameOf = usePositionName();
  const failureText = useFailureText();
  const [cancelOrders, setCancelOrders] = useState(false);
  const [report, setReport] = useState<ClosingReport>();
  const held = new Map((stores.positions.value ?? []).map((position) => [positionKey(position), position]));
  // What closed meanwhile is left alone; of what changed the present size is closed.
  const still = positions.flatMap((position) => held.get(positionKey(position)) ?? []);
  // What was ordered closed may not have gone yet.
  const left = report
    ? still.filter((position) => report.refused.some((each) => positionKey(each) === positionKey(position)))
    : still;
  const { busy, send } = useSubmission(stores.forms.submissions, left, onClose);
  const close = async () => {
    const ended = await stores.forms.closePositions.closeAll(left, cancelOrders);
    const failures = ended.failures.map(({ failure }) => failure);
    if (failures.length > 0) setReport({ ...ended, closed: ended.closed + (report?.closed ?? 0) });
    return { done: failures.length === 0, failures };
  };
  return (
    <Dialog title={t('group.close', { count: positions.length })} onClose={onClose}>
      <div className={styles.form}>
        {report ? (
          <div role="alert" className={styles.form}>
            <p className={styles.note}>{t('closeAll.done', { count: report.closed })}</p>
            {report.failures.map(({ symbol, failure }, index) => (
              <p key={`${symbol} ${index}`} className={styles.problem}>
                {t('closeAll.refused', { market: marketDisplayName(symbol), reason: failureText(failure) })}
              </p>
            ))}
          </div>
        ) : (
          <>
            <DialogText>{t('closeAll.text')}</DialogText>
            <dl className={styles.figures} data-columns="2">
              {positions.map((position) => (
                <Fragment key={positionKey(position)}>
                  <dt>{nameOf(position)}</dt>
                  <dd>
                    <ResultInBook position={position} stores={stores} />
                  </dd>
                </Fragment>
              ))}
              <GroupClosingFigures positions={still} stores={stores} />
            </dl>
            <Checkbox className={styles.check} checked={cancelOrders} onChange={(checked) => setCancelOrders(checked)}>
              {t(positions.every(isOneWay) ? 'close.cancelAllOrders' : 'close.cancelAllOwnOrders')}
            </Checkbox>
          </>
        )}
      </div>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t(report ? 'common:action.close' : 'common:action.cancel')}
        </Button>
        {report && left.length === 0 ? null : (
          <Button variant="primary" busy={busy} onClick={() => void send(close)}>
            {report ? t('common:action.retry') : t('group.close', { count: positions.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
});
