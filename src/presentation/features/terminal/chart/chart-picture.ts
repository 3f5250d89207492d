import type { Chart } from 'klinecharts';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { cssTokens } from '../../../kit/theme/css-tokens';
import { fillName } from './draw-fills';
import { comparedName, comparedPrefix } from './draw-indicators';
import { lineName } from './line-places';

const rowHeight = 36;
/** Between the names of markets. */
const nameGap = 20;
const strokeLength = 18;
const strokeGap = 6;

/** The chart as it is on screen without what is the account's, with a line that says what it shows and when. */
export async function takePicture(chart: Chart, caption: string): Promise<Blob> {
  const css = cssTokens(chart.getDom()!);
  const background = css.color('--surface-1');
  const drawn = new Image();
  drawn.src = await withoutOwn(chart, () => chart.getConvertPictureUrl(true, 'png', background));
  await drawn.decode();
  const compared = comparedIn(chart);
  const captionHeight = compared.length > 0 ? 2 * rowHeight : rowHeight;
  const canvas = document.createElement('canvas');
  const scale = drawn.width / chart.getDom()!.clientWidth;
  canvas.width = drawn.width;
  canvas.height = drawn.height + captionHeight * scale;
  const context = canvas.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, captionHeight * scale);
  context.scale(scale, scale);
  context.fillStyle = css.color('--text');
  context.font = `500 14px ${css.family}`;
  context.textBaseline = 'middle';
  context.fillText(caption, 12, rowHeight / 2);
  drawNames(context, compared);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be made.'))), 'image/png'),
  );
}

/** Orders, positions, alerts and trades are nobody's business but the account's: a picture that is handed on never has them. */
async function withoutOwn<T>(chart: Chart, take: () => T): Promise<T> {
  const show = (visible: boolean): void => {
    for (const name of [lineName, fillName]) chart.overrideOverlay({ name, visible });
  };
  show(false);
  try {
    // The library paints in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return take();
  } finally {
    show(true);
  }
}

interface Compared {
  readonly market: string;
  readonly colour: string;
  readonly dashes: readonly number[];
}

/** Lines of other markets: on screen their names lie over the canvas, not in it. */
function comparedIn(chart: Pick<Chart, 'getIndicators'>): readonly Compared[] {
  return chart.getIndicators({ name: comparedName }).map(({ id, styles }) => {
    const line = styles?.lines?.[0];
    return {
      market: marketDisplayName(id.slice(comparedPrefix.length)),
      colour: line?.color ?? '',
      dashes: line?.style === 'dashed' ? (line.dashedValue ?? []) : [],
    };
  });
}

/** A stroke as the line has it, and the name. */
function drawNames(context: CanvasRenderingContext2D, compared: readonly Compared[]): void {
  const y = 1.5 * rowHeight;
  let x = 12;
  context.lineWidth = 2;
  for (const { market, colour, dashes } of compared) {
    context.strokeStyle = colour;
    context.setLineDash([...dashes]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + strokeLength, y);
    context.stroke();
    x += strokeLength + strokeGap;
    context.fillText(market, x, y);
    x += context.measureText(market).width + nameGap;
  }
}

/** @returns where it went: a phone hands it on, and not every browser lets pictures into the clipboard */
export async function keepPicture(picture: Blob, fileName: string): Promise<'shared' | 'copied' | 'saved'> {
  const files = [new File([picture], fileName, { type: picture.type })];
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files })) {
    // Whoever thinks better of it keeps nothing.
    await navigator.share({ files }).catch(() => undefined);
    return 'shared';
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return 'copied';
  } catch {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
    return 'saved';
  }
}
