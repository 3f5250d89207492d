import type { OrderBookLevel } from '../../../../domain/markets/order-book';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { barShare, sizeIn, totalIn, type BookStyle } from './book-rows';
import type { BookSideName } from './book-panel.store';

type Context = Pick<
  CanvasRenderingContext2D,
  | 'clearRect'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'setTransform'
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>;

/** Where the rows of a side stand, in CSS pixels from the canvas's corner. */
export interface BookPlace {
  /** By distance from the middle, the upper edge of each row. */
  readonly tops: Readonly<Record<BookSideName, readonly number[]>>;
  readonly width: number;
  readonly rowHeight: number;
  /** Left edge of prices. */
  readonly price: number;
  /** Right edge of sizes. */
  readonly size: number;
  /** Right edge of totals; `undefined` where there is no room for them. */
  readonly total: number | undefined;
  /** Size of the letters. */
  readonly letters: number;
}

/** What a row shows. */
interface Drawn {
  price: number;
  size: number;
  total: number;
  share: number;
  own: boolean;
  readonly words: { price: string; size: string; total: string };
}

/**
 * Draws the levels of a book over the rows of its table. Changing a hundred texts of a document with each frame costs
 * three times what drawing them does, most of it layout (docs/guides/performance.md).
 */
export class BookCanvas {
  readonly #drawn: Record<BookSideName, (Drawn | undefined)[]> = { ask: [], bid: [] };
  /** Read once: to ask a document for its colours makes it work out its styles. */
  readonly #colours: Readonly<Record<'ask' | 'bid' | 'askBar' | 'bidBar' | 'figure', string>>;
  readonly #font: string;
  readonly #boldFont: string;
  /** Width of a digit where a canvas cannot give all the same. */
  readonly #digit: number | undefined;
  /** Widths of what stands between digits: measuring them with each figure cost as much as drawing it. */
  readonly #between = new Map<string, number>();
  readonly #baseline: number;

  constructor(
    private readonly context: Context,
    private readonly place: BookPlace,
    { color, family }: CssTokens,
    pixels: number,
  ) {
    this.#colours = {
      ask: color('--down'),
      bid: color('--up'),
      askBar: color('--down-surface'),
      bidBar: color('--up-surface'),
      figure: color('--text'),
    };
    this.#font = `${place.letters}px ${family}`;
    this.#boldFont = `700 ${this.#font}`;
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    context.clearRect(0, 0, place.width, Math.max(0, ...place.tops.ask, ...place.tops.bid) + place.rowHeight);
    context.textBaseline = 'alphabetic';
    context.font = this.#font;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText('0');
    this.#baseline = Math.round((place.rowHeight + above - below) / 2);
    this.#digit = widestDigit(context);
  }

  /** Draws the rows of a side whose figures changed. */
  draw(side: BookSideName, levels: readonly OrderBookLevel[], style: BookStyle): void {
    const { context, place } = this;
    const changed = this.#changedRows(side, levels, style);
    if (changed.length === 0) return;
    const tops = place.tops[side];
    for (const index of changed) context.clearRect(0, tops[index]!, place.width, place.rowHeight);
    const drawn = this.#drawn[side];
    const shown = changed.filter((index) => drawn[index]);
    context.fillStyle = this.#colours[`${side}Bar`];
    for (const index of shown) {
      const length = drawn[index]!.share * place.width;
      context.fillRect(place.width - length, tops[index]! + 1, length, place.rowHeight - 2);
    }
    context.fillStyle = this.#colours[side];
    for (const index of shown) {
      const { own, words } = drawn[index]!;
      if (own) context.font = this.#boldFont;
      this.#write(words.price, place.price, tops[index]!, 'left');
      if (own) context.font = this.#font;
    }
    context.fillStyle = this.#colours.figure;
    for (const index of shown) {
      const { words } = drawn[index]!;
      this.#write(words.size, place.size, tops[index]!, 'right');
      if (place.total !== undefined) this.#write(words.total, place.total, tops[index]!, 'right');
    }
  }

  #changedRows(side: BookSideName, levels: readonly OrderBookLevel[], style: BookStyle): number[] {
    const changed: number[] = [];
    const drawn = this.#drawn[side];
    for (let index = 0; index < this.place.tops[side].length; index += 1) {
      const level = levels[index];
      const before = drawn[index];
      if (!level) {
        if (before) changed.push(index);
        drawn[index] = undefined;
        continue;
      }
      const size = sizeIn(style.unit, level);
      const total = totalIn(style.unit, level);
      const share = barShare(level, style);
      const own = style.own?.(level.price) !== undefined;
      if (
        before &&
        before.price === level.price &&
        before.size === size &&
        before.total === total &&
        before.share === share &&
        before.own === own
      )
        continue;
      const words = {
        price: before?.price === level.price ? before.words.price : style.price(level.price),
        size: before?.size === size ? before.words.size : style.figure(size),
        total: before?.total === total ? before.words.total : style.figure(total),
      };
      drawn[index] = { price: level.price, size, total, share, own, words };
      changed.push(index);
    }
    return changed;
  }

  #write(words: string, x: number, top: number, align: 'left' | 'right'): void {
    const { context } = this;
    const y = top + this.#baseline;
    if (this.#digit === undefined) {
      context.textAlign = align;
      context.fillText(words, x, y);
      return;
    }
    // A font that stands in: a canvas cannot ask it for tabular figures, so each digit has a column of its own.
    context.textAlign = 'center';
    const widths = [...words].map((letter) => (isDigit(letter) ? this.#digit! : this.#widthOf(letter)));
    let at = align === 'left' ? x : x - widths.reduce((sum, width) => sum + width, 0);
    for (const [index, letter] of [...words].entries()) {
      context.fillText(letter, at + widths[index]! / 2, y);
      at += widths[index]!;
    }
  }

  #widthOf(letter: string): number {
    const known = this.#between.get(letter);
    if (known !== undefined) return known;
    const { width } = this.context.measureText(letter);
    this.#between.set(letter, width);
    return width;
  }
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9';
}

/** Width of the widest digit; `undefined` where all are as wide. */
function widestDigit(context: Context): number | undefined {
  const widths = [...'0123456789'].map((digit) => context.measureText(digit).width);
  const widest = Math.max(...widths);
  return widest - Math.min(...widths) < 0.01 ? undefined : widest;
}
