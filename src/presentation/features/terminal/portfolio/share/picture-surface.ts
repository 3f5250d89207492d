import type { ProfitCard } from '../../../../../domain/platform/promotion';
import { drawProfitPicture, type PictureText } from './profit-picture';

/** @param card the template behind it; plain without one */
export function paintPicture(
  canvas: HTMLCanvasElement | null,
  text: PictureText,
  card: ProfitCard | undefined,
  gain: boolean,
): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const token = (name: string): string => getComputedStyle(canvas).getPropertyValue(name).trim();
  // The surfaces of templates are dark in every theme, and so are their greens and reds.
  const dark = { text: '#e9edf3', gain: '#2ebd85', loss: '#ff7b8d' };
  drawProfitPicture(context, text, {
    background: card?.background,
    textColour: card?.textColour ?? dark.text,
    headlineColour: gain ? dark.gain : dark.loss,
    font: token('--font') || 'sans-serif',
  });
}

/** The picture for those who do not see it. */
export function wordsOf(text: PictureText): string {
  const { brand, market, direction, outcome, measure, headline, pnl, prices, slogan, foot } = text;
  return [
    brand,
    market,
    direction,
    outcome,
    headline && [measure, headline].filter(Boolean).join(' '),
    pnl,
    ...prices.map(([name, price]) => `${name} ${price}`),
    slogan,
    ...foot,
  ]
    .filter(Boolean)
    .join(', ');
}
