import { createRoot } from 'react-dom/client';
import { PlainText } from './plain-text';

/* The least that a product of React can be: what the same words cost where a script draws them. */
createRoot(document.getElementById('root')!).render(<PlainText />);
