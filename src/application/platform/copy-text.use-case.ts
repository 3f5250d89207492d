import type { ClipboardPort } from './clipboard.port';
import type { NoticesPort } from './notices.port';

/** Copies to the clipboard and says so: 'Copied!' or 'Unable to copy!' (specification, section 5). */
export class CopyText {
  readonly #clipboard: ClipboardPort;
  readonly #notices: NoticesPort;

  constructor(clipboard: ClipboardPort, notices: NoticesPort) {
    this.#clipboard = clipboard;
    this.#notices = notices;
  }

  async execute(text: string): Promise<void> {
    const written = await this.#clipboard.write(text);
    if (written.ok) this.#notices.show('success', { key: 'common:copied' });
    else this.#notices.show('error', { key: 'common:unableToCopy' });
  }
}
