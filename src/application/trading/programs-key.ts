/** Where programs of orders are kept on the device; nothing there means that there are none. */
export const programsKey = 'order-programs';
