import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { App } from '../presentation/shell/app';

interface ProductProps extends ComponentProps<typeof App> {
  /** Drawn beside the app. */
  readonly children?: ReactNode;
}

/** What is drawn, in a browser and where pages are rendered ahead. */
export function Product({ children, ...app }: ProductProps) {
  return (
    <StrictMode>
      <App {...app} />
      {children}
    </StrictMode>
  );
}
