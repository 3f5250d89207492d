import { useEffect, useState, type RefObject } from 'react';

const middleHeight = 36;
const usualRowHeight = 20;
const fewestRows = 4;

/** Rows a side that fit; the number follows the panel's height and nothing else. */
export function useRowCount(body: RefObject<HTMLDivElement | null>, sides: 1 | 2): number {
  const [height, setHeight] = useState(0);
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = (): void => {
      setHeight(element.clientHeight);
      setRowHeight(parseFloat(getComputedStyle(element).lineHeight) || usualRowHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [body]);
  return Math.max(fewestRows, Math.floor((height - middleHeight) / rowHeight / sides));
}
