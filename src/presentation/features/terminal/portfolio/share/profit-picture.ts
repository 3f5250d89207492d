/** What is written on the picture; absent lines are left out. */
export interface PictureText {
  readonly brand: string;
  readonly market: string;
  readonly direction: string;
  /** How it ended, where its owner did not end it. */
  readonly outcome?: string | undefined;
  /** What the headline is a figure of. */
  readonly measure?: string | undefined;
  /** The figure that is told first. */
  readonly headline: string | undefined;
  readonly pnl: string | undefined;
  readonly prices: readonly (readonly [name: string, price: string])[];
  readonly slogan: string;
  readonly foot: readonly string[];
}

interface PictureLook {
  /** CSS gradient of the template; anything else is left out. */
  readonly background: string | undefined;
  readonly textColour: string;
  readonly headlineColour: string;
  readonly font: string;
}

export const pictureSize = { width: 1200, height: 675 } as const;

const margin = 72;
const plainBackground = '#11151c';

export function drawProfitPicture(context: CanvasRenderingContext2D, text: PictureText, look: PictureLook): void {
  const { width, height } = pictureSize;
  context.fillStyle = gradientOf(context, look.background) ?? plainBackground;
  context.fillRect(0, 0, width, height);
  drawMark(context, look);
  const write = (words: string, x: number, y: number, size: number, weight: number, colour = look.textColour): void => {
    context.font = `${weight} ${size}px ${look.font}`;
    context.fillStyle = colour;
    context.fillText(words, x, y, width - x - margin);
  };
  context.textBaseline = 'alphabetic';
  write(text.brand, margin, 104, 34, 600);
  write(text.market, margin, 208, 52, 700);
  write([text.direction, text.outcome].filter(Boolean).join(' · '), margin, 258, 30, 400);
  if (text.headline && text.measure) write(text.measure, margin, 308, 24, 400);
  if (text.headline) write(text.headline, margin, 392, 104, 700, look.headlineColour);
  if (text.pnl) write(text.pnl, margin, text.headline ? 448 : 380, text.headline ? 36 : 84, 600, look.headlineColour);
  text.prices.forEach(([name, price], index) => {
    const x = margin + index * 340;
    write(name, x, 508, 24, 400);
    write(price, x, 544, 32, 600);
  });
  if (text.slogan) write(text.slogan, margin, 600, 26, 400);
  text.foot.forEach((line, index) => write(line, margin + index * 460, 640, 22, 400));
}

/** Two sails and a hull (shell/brand.tsx), on a field of 32 by 32. */
const mark =
  'M17.5 3v19.5H29C28.2 13.6 24 6.8 17.5 3Z M14.5 9v13.5H5C6 17 9.4 12.4 14.5 9Z M3 25.5h26c-1.4 2.2-3.6 3.5-6.5 3.5h-13C6.6 29 4.4 27.7 3 25.5Z';
const markSize = 440;

/** The mark, large and pale, where the picture has no words. */
function drawMark(context: CanvasRenderingContext2D, { textColour }: PictureLook): void {
  const { width, height } = pictureSize;
  context.save();
  context.translate(width - markSize - margin / 2, (height - markSize) / 2);
  context.scale(markSize / 32, markSize / 32);
  context.globalAlpha = 0.1;
  context.fillStyle = textColour;
  context.fill(new Path2D(mark));
  context.restore();
}

/** `linear-gradient(160deg, #0b0e13, #12352a)` as the canvas understands it. */
function gradientOf(context: CanvasRenderingContext2D, css: string | undefined): CanvasGradient | undefined {
  const parts = /^linear-gradient\((-?\d+(?:\.\d+)?)deg,(.+)\)$/.exec(css?.trim() ?? '');
  const colours = parts?.[2]?.match(/#[0-9a-f]{3,8}/gi);
  if (!parts || !colours || colours.length < 2) return undefined;
  const { width, height } = pictureSize;
  const angle = (Number(parts[1]) * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const reach = (Math.abs(x) * width + Math.abs(y) * height) / 2;
  const gradient = context.createLinearGradient(
    width / 2 - x * reach,
    height / 2 - y * reach,
    width / 2 + x * reach,
    height / 2 + y * reach,
  );
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour));
  return gradient;
}
