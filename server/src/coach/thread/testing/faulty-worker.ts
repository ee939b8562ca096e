/** Answers as told by the question: never, with its own end, or by repeating it. */
export function answer({ turns }: { turns: readonly { text: string }[] }): string {
  const text = turns.at(-1)?.text ?? '';
  if (text === 'hang') for (;;);
  if (text === 'die') process.exit(1);
  return text;
}
