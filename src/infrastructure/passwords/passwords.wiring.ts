import { defineModule, provide } from '../../application/kernel/provider';
import { PasswordStrengthPort } from '../../application/session/password-strength.port';
import { ZxcvbnPasswordStrengthAdapter } from './zxcvbn-password-strength.adapter';

export default defineModule('passwords', [provide(PasswordStrengthPort, ZxcvbnPasswordStrengthAdapter)]);
