import { verification } from './verification';
import type { VerificationRequest } from './verification-messages';

addEventListener('message', ({ data }: MessageEvent<VerificationRequest>) => {
  void verification(data, (answer) => postMessage(answer));
});
