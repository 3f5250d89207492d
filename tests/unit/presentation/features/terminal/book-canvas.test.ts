import type { OrderBookLevel } from '../../../../../src/domain/markets/order-book';
import { BookCanvas, type BookPlace } from '../../../../../src/presentation/features/terminal/book/book-canvas';
import type { BookStyle } from '../../../../../src/presentation/features/terminal/book/book-rows';

const place: BookPlace = {
  tops: { ask: [20, 0], bid: [76, 96] },
  width: 300,
  rowHeight: 20,
  price: 12,
  size: 200,
  total: 288,
  letters: 12,
};
const style: BookStyle = {
  unit: 'base',
  bars: 'cumulative',
  largest: 4,
  price: (value) => value.toFixed(1),
  figure: (value) => value.toFixed(2),
  own: undefined,
};
const colours = { family: 'Sans', color: (token: string) => token };

function level(price: number, size: number, total: number): OrderBookLevel {
  return { price, size, total, value: price * size, totalValue: price * total };
}

/** A context that keeps what is seen: the last thing written at each place, until it is cleared. */
function paper(widthOf: (letter: string) => number = () => 7) {
  const seen = new Map<string, string>();
  let pictures = 0;
  const context = {
    fillStyle: '',
    font: '',
    textAlign: 'start' as CanvasTextAlign,
    textBaseline: 'alphabetic' as CanvasTextBaseline,
    setTransform: () => undefined,
    clearRect: (_: number, top: number, __: number, height: number) => {
      for (const key of seen.keys())
        if (Number(key.split(' ')[1]) >= top && Number(key.split(' ')[1]) < top + height) seen.delete(key);
    },
    fillRect: (x: number, y: number, width: number) => void seen.set(`${x} ${y} bar`, `${context.fillStyle} ${width}`),
    fillText: (text: string, x: number, y: number) => {
      pictures += 1;
      seen.set(
        `${x} ${y} ${context.textAlign}`,
        `${text} ${context.fillStyle}${context.font.startsWith('700') ? ' bold' : ''}`,
      );
    },
    measureText: (text: string) => ({
      width: [...text].reduce((sum, letter) => sum + widthOf(letter), 0),
      fontBoundingBoxAscent: 10,
      fontBoundingBoxDescent: 2,
    }),
  };
  return {
    context: context as unknown as ConstructorParameters<typeof BookCanvas>[0],
    written: () => Object.fromEntries(seen),
    get pictures() {
      return pictures;
    },
  };
}

describe('the drawn book', () => {
  it('has prices at the left, sizes and totals at the right, and a bar as long as its share, in the colours of its side', () => {
    const { context, written } = paper();
    new BookCanvas(context, place, colours, 2).draw('ask', [level(100, 1, 1), level(101, 2, 3)], style);
    expect(written()).toEqual({
      '225 21 bar': '--down-surface 75',
      '12 34 left': '100.0 --down',
      '200 34 right': '1.00 --text',
      '288 34 right': '1.00 --text',
      '75 1 bar': '--down-surface 225',
      '12 14 left': '101.0 --down',
      '200 14 right': '2.00 --text',
      '288 14 right': '3.00 --text',
    });
  });

  it('draws rows again only when they changed, and leaves nothing behind where a level went', () => {
    const page = paper();
    const canvas = new BookCanvas(page.context, place, colours, 1);
    canvas.draw('bid', [level(99, 1, 1), level(98, 1, 2)], style);
    const before = page.pictures;
    canvas.draw('bid', [level(99, 1, 1), level(98, 1, 2)], style);
    expect(page.pictures).toBe(before);
    canvas.draw('bid', [level(99, 1, 1), level(97, 1, 2)], style);
    expect(page.pictures).toBe(before + 3);
    expect(Object.values(page.written())).toEqual(expect.arrayContaining(['99.0 --up', '97.0 --up']));
    canvas.draw('bid', [level(99, 1, 1)], style);
    expect(Object.values(page.written())).toEqual(['--up-surface 75', '99.0 --up', '1.00 --text', '1.00 --text']);
  });

  it('marks the price of own orders, also when they come to a row that stays', () => {
    const { context, written } = paper();
    const canvas = new BookCanvas(context, place, colours, 1);
    canvas.draw('bid', [level(99, 1, 1)], style);
    canvas.draw('bid', [level(99, 1, 1)], { ...style, own: (price) => (price === 99 ? 'mine' : undefined) });
    expect(Object.values(written())).toContain('99.0 --up bold');
  });

  it('leaves totals out where there is no room for them', () => {
    const { context, written } = paper();
    new BookCanvas(context, { ...place, total: undefined }, colours, 1).draw('bid', [level(99, 1, 2)], style);
    expect(Object.values(written())).toEqual(['--up-surface 150', '99.0 --up', '1.00 --text']);
  });

  it('keeps digits in columns with a font whose digits are not equally wide', () => {
    const { context, written } = paper((letter) => ({ '1': 4, '.': 3 })[letter] ?? 8);
    new BookCanvas(context, { ...place, total: undefined }, colours, 1).draw(
      'bid',
      [level(11, 1, 1), level(19, 1, 2)],
      style,
    );
    const digits = Object.entries(written()).filter(([at]) => at.endsWith('center'));
    const columns = (row: string) => digits.filter(([at]) => at.split(' ')[1] === row).map(([at]) => at.split(' ')[0]);
    expect(columns('90')).toEqual(columns('110'));
    expect(columns('90')).toHaveLength(8);
  });
});
