import { Tour as AntdTour } from 'antd';
import { useEffect, useRef } from 'react';

interface TourProps {
  /** What the tour is called, said before the name of each step. */
  readonly label: string;
  readonly words: { readonly next: string; readonly previous: string; readonly finish: string };
  readonly steps: readonly { readonly title: string; readonly text: string; readonly element: HTMLElement }[];
  readonly onClose: () => void;
}

/** Shows one place of a page after the other, by buttons or arrow keys; Escape ends it. */
export function Tour({ label, words, steps, onClose }: TourProps) {
  return (
    <AntdTour
      open
      onClose={onClose}
      onFinish={onClose}
      steps={steps.map(({ title, text, element }, place) => ({
        title: <StepTitle key={place} label={`${label} ${place + 1}/${steps.length}: ${title}`} title={title} />,
        description: text,
        target: () => element,
        ...placementBeside(element),
        nextButtonProps: { children: place === steps.length - 1 ? words.finish : words.next },
        prevButtonProps: { children: words.previous },
      }))}
    />
  );
}

/** What is as high as the window has room at its side only. */
function placementBeside(element: HTMLElement): { readonly placement?: 'left' | 'right' } {
  const { left, right, height } = element.getBoundingClientRect();
  if (height < window.innerHeight / 2 || right - left > window.innerWidth / 2) return {};
  return { placement: left > window.innerWidth - right ? 'left' : 'right' };
}

/** Takes the focus, since antd leaves it behind: what is said is heard, and the buttons are the next to be reached. */
function StepTitle({ label, title }: { readonly label: string; readonly title: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1} aria-label={label} style={{ font: 'inherit', margin: 0, outline: 'none' }}>
      {title}
    </h2>
  );
}
