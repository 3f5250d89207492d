/** Looks of a picture that shows a trade's profit or loss; colours are those of the product's themes. */
export const profitCards = [
  { id: 'dawn', background: 'linear-gradient(160deg, #0b0e13, #12352a)', mood: 'gain', textColor: '#e9edf3' },
  {
    id: 'harbour',
    background: 'linear-gradient(160deg, #0b0e13, #16304f)',
    mood: 'gain',
    textColor: '#e9edf3',
  },
  { id: 'dusk', background: 'linear-gradient(160deg, #0b0e13, #3a1720)', mood: 'loss', textColor: '#e9edf3' },
] as const;

export const profitSlogans = ['Trade at the price you see.', 'See the book, then decide.'] as const;
