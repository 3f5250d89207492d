/** Market makers quote from this account; it trades on credit. */
export const makerAccount = 'house-makers';
/** The many small takers whom nobody knows by name, counted together. */
export const takerAccount = 'house-takers';
