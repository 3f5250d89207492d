import { useEffect, useState } from 'react';

/** From the top of the window, where a part counts as the one that is read. */
const readingLine = 184;

/** The anchor of the part that is being read; `undefined` above the first. */
export function useReadingPosition(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = (): void => {
      const passed = ids.filter((id) => {
        const part = document.getElementById(id);
        return part !== null && part.getBoundingClientRect().top < readingLine;
      });
      setCurrent(passed.at(-1));
    };
    let frame = 0;
    const scrolled = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
    };
  }, [ids]);
  return current;
}
