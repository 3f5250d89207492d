/**
 * Loads a part of the code once. What is here is had within the same task: another `import()` of it would come back
 * only behind the frame and the messages that wait, and so would the order that needs it. A load that failed is tried again.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () => {
    part ??= load().catch((cause: unknown) => {
      part = undefined;
      throw cause;
    });
    return part;
  };
}
