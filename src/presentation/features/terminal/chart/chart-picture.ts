import type { Chart } from 'klinecharts';
import { cssTokens } from '../../../kit/theme/css-tokens';

const captionHeight = 36;

/** The chart as it is on screen, with a line that says what it shows and when. */
export async function takePicture(chart: Chart, caption: string): Promise<Blob> {
  const css = cssTokens(chart.getDom()!);
  const background = css.color('--surface-1');
  const drawn = new Image();
  drawn.src = chart.getConvertPictureUrl(true, 'png', background);
  await drawn.decode();
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
  context.fillText(caption, 12, captionHeight / 2);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be made.'))), 'image/png'),
  );
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
