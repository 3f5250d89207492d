/** Part of an address that asks for one panel alone. */
export const alonePanel = 'panel';
