import type { WindowLike } from 'dompurify';
import { token } from '../../application/kernel/token';

/** The window whose parser reads articles: the browser's own; where pages are rendered ahead, one of a DOM without a browser. */
export type DocumentWindow = () => WindowLike | Promise<WindowLike>;

export const DocumentWindow = token<DocumentWindow>('DocumentWindow');
