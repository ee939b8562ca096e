import { LIMITS } from './limits.ts';

export const PASSWORD_RULES = [
  { label: 'At least 10 characters', holds: (password: string) => password.length >= LIMITS.passwordMin },
  { label: 'One uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'One lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  {
    label: 'One number or special character',
    holds: (password: string) => /[^\p{L}\s]/u.test(password),
  },
] as const;

export const isStrongPassword = (password: string): boolean =>
  PASSWORD_RULES.every((rule) => rule.holds(password));
