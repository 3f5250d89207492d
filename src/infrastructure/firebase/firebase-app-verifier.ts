import { RecaptchaVerifier, type Auth } from 'firebase/auth';

/** Runs a task with the invisible check that the provider wants before it sends a text message. */
export async function withAppVerifier<T>(auth: Auth, task: (verifier: RecaptchaVerifier) => Promise<T>): Promise<T> {
  const place = document.createElement('div');
  document.body.append(place);
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await task(verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}
