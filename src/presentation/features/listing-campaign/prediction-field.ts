/** The field of the price, to which the button of a candidate leads. */
export const predictionField = 'listing-prediction';
