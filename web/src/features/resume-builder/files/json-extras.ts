import { z } from 'zod';
import { readLinks } from '../extras/read-links.ts';
import { readSkills } from '../extras/read-skills.ts';
import type { Extras } from '../resume.ts';
import { joinedTexts, JsonText } from './json-text.ts';

export const JsonPlace = z.looseObject({
  address: JsonText,
  city: JsonText,
  region: JsonText,
  postalCode: JsonText,
  countryCode: JsonText,
});
export const JsonProfile = z.looseObject({ network: JsonText, username: JsonText, url: JsonText });
export const JsonSkill = z.looseObject({
  name: JsonText,
  keywords: z.array(JsonText).nullish().catch(null),
});

/** Some files have a bare text for an object. */
export const EXTRA_BASICS = {
  email: JsonText,
  phone: JsonText,
  url: JsonText,
  location: z
    .union([JsonPlace, z.string().transform((city) => ({ city }))])
    .nullish()
    .catch(null),
  profiles: z
    .array(z.union([JsonProfile, z.string().transform((url) => ({ url }))]))
    .nullish()
    .catch(null),
};
export const JsonSkills = z
  .array(z.union([JsonSkill, z.string().transform((name) => ({ name }))]))
  .nullish()
  .catch(null);
const ExtraBasics = z.looseObject(EXTRA_BASICS);

type Basics = z.infer<typeof ExtraBasics>;
type Profile = Partial<z.infer<typeof JsonProfile>>;
type Skill = Partial<z.infer<typeof JsonSkill>>;

export function readJsonExtras(basics: Partial<Basics>, skills: readonly Skill[]): Extras {
  const { email, phone, url, location, profiles } = basics;
  const { address, city, region, postalCode, countryCode }: Partial<z.infer<typeof JsonPlace>> =
    location ?? {};
  return {
    email: email?.trim() ?? '',
    phone: phone?.trim() ?? '',
    place: joinedTexts(
      ', ',
      address?.replaceAll('\n', ', '),
      joinedTexts(' ', postalCode, city),
      region,
      countryCode,
    ),
    links: joinedTexts('\n', url, ...(profiles ?? []).map(linkOfProfile)),
    skills: linesOfSkills(skills).join('\n'),
  };
}

export function writeJsonBasics({ email, phone, place, links }: Extras): object {
  const [first, ...others] = readLinks(links);
  const isPlain = first?.url !== undefined && first.label === '';
  const profiles = isPlain ? others : readLinks(links);
  return {
    ...(email.trim() && { email: email.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(isPlain && { url: first.url }),
    ...(place.trim() && { location: { city: place.trim() } }),
    ...(profiles.length > 0 && {
      profiles: profiles.map(({ label, url }) => ({ ...(label && { network: label }), ...(url && { url }) })),
    }),
  };
}

/** A name of a plain list is a skill by itself, a group is one with keywords. */
export const writeJsonSkills = ({ skills }: Extras): object[] =>
  readSkills(skills).flatMap(({ group, names }) =>
    group === '' ? names.map((name) => ({ name })) : [{ name: group, keywords: names }],
  );

/** A profile's user name is added where the address lacks it. */
function linkOfProfile({ network, username, url }: Profile): string {
  const isInUrl = username && url?.toLowerCase().includes(username.toLowerCase());
  return joinedTexts(' ', network, isInUrl ? '' : username, url).replace(/\s+/g, ' ');
}

function linesOfSkills(skills: readonly Skill[]): string[] {
  const lines: { text: string; isPlain: boolean }[] = [];
  for (const { name, keywords } of skills) {
    const names = joinedTexts(', ', ...(keywords ?? []));
    const group = name?.trim() ?? '';
    const last = lines.at(-1);
    if (group !== '' && keywords) lines.push({ text: `${group}: ${names}`.trim(), isPlain: false });
    else if (last?.isPlain) last.text = joinedTexts(', ', last.text, group, names);
    else lines.push({ text: joinedTexts(', ', group, names), isPlain: true });
  }
  return lines.map(({ text }) => text.replace(/\s+/g, ' ')).filter((text) => text !== '');
}
