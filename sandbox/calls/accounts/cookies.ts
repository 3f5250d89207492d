/** Script reads this one to send it as bearer; the server itself never takes it as proof (readings, 4). */
const authorization = '__Host-authorization';
const refresh = '__Secure-refresh';
const refreshPath = '/auth/refresh';

export function authorizationCookie(token: string, lifetime: number): string {
  return `${authorization}=${token}; Max-Age=${Math.floor(lifetime / 1000)}; Path=/; Secure; SameSite=Strict`;
}

export function sessionCookies(
  token: string,
  tokenLifetime: number,
  refreshToken: string,
  refreshLifetime: number,
): string[] {
  return [
    authorizationCookie(token, tokenLifetime),
    `${refresh}=${refreshToken}; Max-Age=${Math.floor(refreshLifetime / 1000)}; Path=${refreshPath}; HttpOnly; Secure; SameSite=Strict`,
  ];
}

export const clearedCookies: readonly string[] = [
  `${authorization}=; Max-Age=0; Path=/; Secure; SameSite=Strict`,
  `${refresh}=; Max-Age=0; Path=${refreshPath}; HttpOnly; Secure; SameSite=Strict`,
];

export function refreshTokenOf(cookieHeader: string | undefined): string | undefined {
  for (const part of (cookieHeader ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === refresh && value) return value;
  }
  return undefined;
}
