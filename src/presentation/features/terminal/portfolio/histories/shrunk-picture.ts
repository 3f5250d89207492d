import { isJournalPicture } from '../../../../../domain/trading/trade-journal';

/** Pixels of the longer side, and how much of the detail is kept, until it is small enough. */
const attempts = [
  [1_280, 0.8],
  [1_024, 0.7],
  [800, 0.6],
  [640, 0.5],
] as const;

/** A picture of the device as a small `data:` address; `undefined` for what is none. */
export async function shrunkPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  for (const [longest, quality] of attempts) {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/jpeg', quality);
    if (isJournalPicture(address)) return address;
  }
  return undefined;
}
