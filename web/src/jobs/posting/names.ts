const ROLE_NOUNS =
  /\b(?:engineer|developer|manager|director|head of|lead|officer|analyst|designer|architect|consultant|assistant|associate|administrator|coordinator|specialist|technician|representative|accountant|auditor|nurse|doctor|teacher|lecturer|tutor|baker|chef|cook|barista|waiter|waitress|driver|electrician|plumber|carpenter|mechanic|welder|operator|scientist|researcher|writer|editor|copywriter|marketer|recruiter|lawyer|paralegal|solicitor|pharmacist|therapist|carer|caregiver|receptionist|secretary|clerk|cashier|supervisor|apprentice|intern|trainee|programmer|tester|strategist|planner|buyer|agent|advisor|adviser|executive|partner|librarian|translator|journalist|photographer|president|owner|scrum master|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|bäcker(?:in)?|verkäufer(?:in)?|krankenpfleger(?:in)?|pflegefachkraft|pflegefachfrau|lehrer(?:in)?|erzieher(?:in)?|koch|köchin|referent(?:in)?|sachbearbeiter(?:in)?|kaufmann|kauffrau|assistent(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|ingénieure?|développeu(?:r|se)|boulang(?:er|ère)|infirmi(?:er|ère)|vendeu(?:r|se)|chargée?|responsable|directeur|directrice|assistante?|comptable|technicien(?:ne)?|cheffe? de|stagiaire|professeure?|cuisini(?:er|ère)|gestionnaire|conseill(?:er|ère))(?:s|in|\b)/iu;

const GENDERS = /\s*[([]?\b(?:[mwfdxh](?:\s*[/|]\s*[mwfdxh*]){1,3}|all genders|gn)\b\*?[)\]]?/giu;

export const looksLikeRole = (text: string): boolean =>
  new RegExp(GENDERS).test(text) || ROLE_NOUNS.test(text);

export const tidyRole = (text: string): string =>
  tidy(
    text.replaceAll(GENDERS, '').replace(/^(?:an?|the|eine?n?(?:\s*\/-?(?:in|n))?|une?(?:\(e\))?)\s+/i, ''),
  );

/** "Harbour Bakery · Porto, Portugal (On-site)" and "Harbour Bakery (4.1 ★)" name Harbour Bakery. */
export const tidyCompany = (text: string): string =>
  tidy(text.replace(/^(?:Die|Der|Das)\s+|\s+[·•|(].*$/gu, ''));

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s"“„«'–—-]+|[\s"”“»',;:.!–—-]+$/gu, '')
    .trim();
