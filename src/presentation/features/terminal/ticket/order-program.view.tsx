import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { OrderPrograms } from '../../../../application/trading/order-programs';
import { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import { useDesk } from '../desk/desk-context';
import { ConditionalFields } from './conditional-fields.view';
import { ConditionalProgramStore } from './conditional-program.store';
import { isProgram } from './order-draft-text';
import { RunningPrograms } from './running-programs.view';
import { RunningProgramsStore } from './running-programs.store';
import { SlicedFields } from './sliced-fields.view';
import { SlicedProgramStore } from './sliced-program.store';
import { view } from '../../../runtime/feature';

export interface OrderProgramStores {
  readonly placeAlgoOrder: PlaceAlgoOrder;
  readonly programs: OrderPrograms;
  readonly running: RunningProgramsStore;
}

/** The fields of an order that is more than one order of the book, and the programs that run. */
export const OrderProgramFields = observer(function OrderProgramFields({
  stores,
}: {
  readonly stores: OrderProgramStores;
}) {
  const desk = useDesk();
  const { form } = desk;
  const { type } = form.text;
  const sliced = type === 'SCALED' || type === 'TWAP';
  const conditional = useMemo(() => new ConditionalProgramStore(stores.placeAlgoOrder, desk), [stores, desk]);
  const slices = useMemo(() => new SlicedProgramStore(stores.programs, form), [stores, form]);
  const { running } = stores;

  useEffect(() => running.start(), [running]);
  useEffect(() => {
    if (!isProgram(type)) return undefined;
    const program = sliced ? slices : conditional;
    runInAction(() => (form.program = program));
    return () => runInAction(() => (form.program = undefined));
  }, [form, type, sliced, slices, conditional]);
  useEffect(() => runInAction(() => form.showPrograms(running.list.length > 0)), [form, running.list]);

  return (
    <>
      {!isProgram(type) ? null : sliced ? (
        <SlicedFields program={slices} />
      ) : (
        <ConditionalFields program={conditional} />
      )}
      <RunningPrograms store={running} explained={sliced} />
    </>
  );
});

export default view(OrderProgramFields, {
  placeAlgoOrder: PlaceAlgoOrder,
  programs: OrderPrograms,
  running: RunningProgramsStore,
});
