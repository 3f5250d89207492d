import { token } from '../../../application/kernel/token';

/** The part of a browser's WebSocket that is used. */
export interface Socket {
  binaryType: BinaryType;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** Opens sockets; the seam where tests put theirs. */
export interface SocketFactory {
  /** @throws when the address is none or the page may not connect to it */
  open(address: string): Socket;
}

export const SocketFactory = token<SocketFactory>('SocketFactory');

export class BrowserSocketFactory implements SocketFactory {
  open(address: string): Socket {
    return new WebSocket(address) as Socket;
  }
}
