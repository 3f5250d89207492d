/**
 * Loads the frame library that popups talk through, from a sign-in server that stands in for Google's. The SDK takes
 * what it finds, and would else ask Google's own host, also when it was told to use another server.
 */
export class FirebaseFrameLoader {
  #loading: Promise<void> | undefined;

  constructor(private readonly emulatorUrl: string | undefined) {}

  load(): Promise<void> {
    if (this.emulatorUrl === undefined) return Promise.resolve();
    this.#loading ??= loadScript(new URL('/js/api.js', this.emulatorUrl).href).catch((cause: unknown) => {
      this.#loading = undefined;
      throw cause;
    });
    return this.#loading;
  }
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      // As the SDK fails where Google's host cannot be reached.
      reject(Object.assign(new Error('A network error has occurred.'), { code: 'auth/network-request-failed' }));
    };
    script.src = address;
    document.head.append(script);
  });
}
