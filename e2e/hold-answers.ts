import type { Page } from '@playwright/test';

declare global {
  interface Window {
    letAnswersGo?: () => void;
  }
}

/**
 * Lets the first words of every answer through and holds the rest back, as a slow network would, until the
 * function that it returns is called.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { promise: held, resolve } = Promise.withResolvers<void>();
    window.letAnswersGo = resolve;
    const plainFetch = window.fetch;
    window.fetch = async (...asked) => {
      const response = await plainFetch(...asked);
      if (!/\/(free\/chat|openai\/stream)$/.test(response.url) || !response.body) return response;
      const slow = new TransformStream<Uint8Array, Uint8Array>({
        transform: async (piece, controller) => {
          controller.enqueue(piece.subarray(0, 40)); // a quick server sends all of an answer in one piece
          await held;
          controller.enqueue(piece.subarray(40));
        },
      });
      return new Response(response.body.pipeThrough(slow), response);
    };
  });
  return () => page.evaluate(() => window.letAnswersGo?.());
}
