/** Words inside a word: `PowerPoint`, `Web2Print`. */
export const innerWords = (token: string): string[] =>
  token.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
