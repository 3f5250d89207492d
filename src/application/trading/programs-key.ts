import { fieldsOf, keptFields } from '../../domain/shared/kept-fields';
import type { OwnListsPort } from '../platform/own-lists.port';

/** Where programs of orders are kept on the device, each by itself. */
export const programsList = 'order-programs';
/** Which of them somebody wants to send no more; what else is kept of them only the page writes that runs them. */
export const stopsList = 'stopped-programs';

/** Orders that are chased, which follow the market while somebody is logged in. */
export const chasesList = 'chased-orders';

/** Nothing there means that there are none. */
export function keptProgramTexts(storage: Pick<OwnListsPort, 'entries'>): readonly string[] {
  return [...storage.entries(programsList).values()];
}

/** Whether a page of this device sends any, as far as what is kept tells. */
export function isAnyGoingOn(texts: readonly string[]): boolean {
  return texts.some((text) => keptFields(text).ended === false);
}

/** Client ids of the orders over a time that the pages of this device have under way, in what is kept there. */
export function slicesUnderWay(texts: readonly string[]): readonly number[] {
  return texts.map(keptFields).flatMap(({ kind, sent }) => {
    const { clientOrderId } = fieldsOf(sent);
    return kind === 'TWAP' && typeof clientOrderId === 'number' ? [clientOrderId] : [];
  });
}
