/**
 * ISO 639-1, "Supported languages" of https://platform.openai.com/docs/guides/speech-to-text, November 2026.
 */
export const TRANSCRIBE_LANGUAGES: readonly string[] = `
  en af ar az be bg bs ca cs cy da de el es et fa fi fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk
  mr ms ne nl no pl pt ro ru sk sl sr sv sw ta th tl tr uk ur vi zh`
  .trim()
  .split(/\s+/);
