/**
 * Table "Nova-3" of https://developers.deepgram.com/docs/models-languages-overview and its changelog to 7
 * August 2026; one code of several equal ones.
 */
export const NOVA_3_LANGUAGES: readonly string[] = `
  en en-AU en-GB en-IN en-NZ en-US ar be bg bn bs ca cs da de de-CH el es es-419 et fa fi fr fr-CA gu he
  hi hr hu id it ja kn ko lt lv mk mr ms nl nl-BE no pl pt pt-BR pt-PT ro ru sk sl sr sv ta te th tl tr uk
  ur vi zh-Hans zh-Hant zh-HK`
  .trim()
  .split(/\s+/);
