/** Stands in documents wherever the nonce of each answer belongs. */
export const noncePlaceholder: string;
