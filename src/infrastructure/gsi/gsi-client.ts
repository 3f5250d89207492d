/** The part of Google's client (`google.accounts.id`) that one tap needs: developers.google.com/identity/gsi/web/reference. */
export interface GsiClient {
  initialize(configuration: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential?: unknown }) => void;
    readonly cancel_on_tap_outside: boolean;
    readonly context: 'signin';
    readonly use_fedcm_for_prompt: boolean;
    readonly itp_support: boolean;
  }): void;
  prompt(listener: (moment: GsiMoment) => void): void;
  cancel(): void;
}

/** Where the browser itself asks (FedCM) no display moment is told, so its questions may be missing. */
export interface GsiMoment {
  isNotDisplayed?(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

interface GoogleGlobal {
  readonly google?: { readonly accounts?: { readonly id?: GsiClient } };
}

/** Loads Google's script, which announces itself as a global. @throws when it cannot be loaded, or is something else. */
export async function loadGsiClient(address: string): Promise<GsiClient> {
  const script = document.createElement('script');
  try {
    await new Promise<void>((resolve, reject) => {
      script.async = true;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('the script could not be loaded'));
      script.src = address;
      document.head.append(script);
    });
  } catch (cause) {
    script.remove();
    throw cause;
  }
  const client = (window as GoogleGlobal).google?.accounts?.id;
  if (!client) throw new Error('the script brought no client');
  return client;
}
