/** Pictures that a trader may choose from; the exchange keeps the word. */
export const avatars = ['fox', 'heron', 'otter', 'lynx', 'raven', 'seal', 'ibex', 'wren'] as const;

/** Characters that somebody may write about themselves. */
export const longestBio = 160;
