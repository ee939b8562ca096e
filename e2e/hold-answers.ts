import type { Page } from '@playwright/test';

declare global {
  interface Window {
    letAnswersGo?: () => void;
  }
}

/** Passes an answer's first words and holds the rest until the returned function is called. */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { promise: held, resolve } = Promise.withResolvers<void>();
    window.letAnswersGo = resolve;
    const plainFetch = window.fetch;
    window.fetch = async (...asked) => {
      const response = await plainFetch(...asked);
      if (!/\/(free\/chat|openai\/stream)$/.test(response.url) || !response.body) return response;
      const slow = new TransformStream<string, string>({
        transform: async (piece, controller) => {
          // quick servers send one piece
          const first = /^(?:[^]*?event: text\n.*\n\n){1,8}/.exec(piece)?.[0] ?? '';
          controller.enqueue(first);
          await held;
          controller.enqueue(piece.slice(first.length));
        },
      });
      const words = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(slow);
      return new Response(words.pipeThrough(new TextEncoderStream()), response);
    };
  });
  return () => page.evaluate(() => window.letAnswersGo?.());
}
