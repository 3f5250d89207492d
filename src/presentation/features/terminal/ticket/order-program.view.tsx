import { observer } from 'mobx-react-lite';
import { ChaseOrders } from '../../../../application/trading/chase-orders';
import { isSliced, isProgram } from '../../../../application/trading/ticket/ticket-text';
import { view } from '../../../runtime/feature';
import { useMarket } from '../market/market-context';
import { RunningChases } from '../account/running-chases.view';
import { ConditionalFields } from './conditional-fields.view';
import { RunningPrograms } from './running-programs.view';
import { SlicedFields } from './sliced-fields.view';

/** The fields of an order that is more than one order of the book, and the programs that run. */
const OrderProgramFields = observer(function OrderProgramFields({
  stores: { chases },
}: {
  readonly stores: { readonly chases: ChaseOrders };
}) {
  const { ticket } = useMarket();
  const { conditional, sliced, running } = ticket.composition;
  const { type } = ticket.fields.text;
  const inParts = isSliced(type);
  return (
    <>
      {inParts && sliced ? <SlicedFields program={sliced} /> : null}
      {isProgram(type) && !inParts && conditional ? <ConditionalFields program={conditional} /> : null}
      <RunningChases chases={chases} />
      {running ? <RunningPrograms programs={running} explained={inParts} /> : null}
    </>
  );
});

export default view(OrderProgramFields, { chases: ChaseOrders });
