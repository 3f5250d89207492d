import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Feature } from './feature';
import { Part } from './part';

interface NearPartProps {
  readonly feature: Feature;
  /** Of the part's own size, so that nothing moves when it comes. */
  readonly waiting?: ReactNode;
  readonly failed?: ReactNode;
  /** How far below the window it begins to load, as CSS says it; further where its size cannot be known ahead. */
  readonly ahead?: string;
}

/** A part of a long page that is loaded once somebody comes near it. */
export function NearPart({ feature, waiting = null, failed, ahead = '320px' }: NearPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      const soon = setTimeout(() => setNear(true));
      return () => clearTimeout(soon);
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [near, ahead]);
  return <div ref={place}>{near ? <Part feature={feature} waiting={waiting} failed={failed} /> : waiting}</div>;
}
