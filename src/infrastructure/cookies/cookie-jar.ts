/** The page's cookies; blocked cookies read as none. */
export class CookieJar {
  read(name: string): string | undefined {
    const prefix = `${name}=`;
    const found = this.all()
      .split('; ')
      .find((pair) => pair.startsWith(prefix));
    return found?.slice(prefix.length) || undefined;
  }

  write(cookie: string): void {
    try {
      document.cookie = cookie;
    } catch {
      // Blocked in this frame.
    }
  }

  protected all(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  }
}
