/** What a tile can show: the panels that make sense in little room. */
export const tileContents = ['chart', 'book', 'ladder', 'tape', 'ticket'] as const;
