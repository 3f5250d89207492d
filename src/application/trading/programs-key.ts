import { fieldsOf } from '../../domain/shared/kept-fields';

/** Where programs of orders are kept on the device; nothing there means that there are none. */
export const programsKey = 'order-programs';

/** Client ids of the orders over a time that the pages of this device have under way, in what is kept there. */
export function slicesUnderWay(text: string | undefined): readonly number[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(list) ? list : []).map(fieldsOf).flatMap(({ kind, sent }) => {
      const { clientOrderId } = fieldsOf(sent);
      return kind === 'TWAP' && typeof clientOrderId === 'number' ? [clientOrderId] : [];
    });
  } catch {
    return [];
  }
}
