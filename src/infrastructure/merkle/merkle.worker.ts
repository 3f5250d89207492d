import { verification } from './verification';
import type { VerificationRequest } from './verification-messages';

addEventListener('message', ({ data }: MessageEvent<VerificationRequest>) => {
  verification(data, (answer) => postMessage(answer));
});
