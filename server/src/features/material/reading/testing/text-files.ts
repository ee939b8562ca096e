import { ADA, linesOf, type WrittenPerson } from './people.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const encode = (text: string): Bytes => new TextEncoder().encode(text);

export const plainTextFile = (person: WrittenPerson = ADA): Bytes => encode(linesOf(person).join('\r\n'));

export const utf16 = (person: WrittenPerson = ADA): Bytes =>
  new Uint8Array(Buffer.from(`\ufeff${linesOf(person).join('\n')}`, 'utf16le'));

/** Bytes that UTF-8 refuses. */
export const windows1252 = (person: WrittenPerson = ADA): Bytes =>
  new Uint8Array(Buffer.from(linesOf(person).join('\r\n').replaceAll('–', '\u0096'), 'latin1'));

export function markdown(person: WrittenPerson = ADA): Bytes {
  const { name, contact, headings, work, education, skills } = person;
  const jobs = work.flatMap(({ header, dates, bullets }) => [
    `### ${header}, ${dates}`,
    '',
    ...bullets.map((line) => `* ${line}`),
    '',
  ]);
  const lines = [`# ${name}`, contact, `## ${headings.work}`, ...jobs, `## ${headings.education}`];
  const rest = [...education.map((line) => `- **${line}**`), `## ${headings.skills}`, skills.join(', ')];
  return encode([...lines, ...rest].join('\n'));
}

export const jsonResume = ({ name, work, education, skills }: WrittenPerson = ADA): Bytes =>
  encode(
    JSON.stringify({
      basics: { name, email: 'ada@fenwick.example', phone: '+44 7700 900123' },
      work: work.map(({ header, dates, bullets }) => ({
        position: header.split(', ')[0],
        name: header.split(', ')[1],
        startDate: `${dates.slice(0, 4)}-01-01`,
        endDate: `${dates.slice(-4)}-12-31`,
        highlights: bullets,
      })),
      education: education.map((line) => {
        const [studyType, institution, year] = line.split(', ');
        return { studyType, institution, endDate: year };
      }),
      skills: [{ name: 'Baking', keywords: skills }],
    }),
  );

export const partialJsonResume = ({ name, education }: WrittenPerson = ADA): Bytes =>
  encode(JSON.stringify({ basics: { name }, education: [{ institution: education[0] }] }));

/** Wrong types, a prototype key, endless depth. */
export const hostileJsonResume = (): Bytes =>
  encode(
    `{"__proto__": {"name": "x"}, "basics": {"name": 7, "summary": ["a"]}, "work": [null, 5, {"position": {"a": 1}, "name": "Rye & Co.", "highlights": [${'['.repeat(500)}${']'.repeat(500)}, "Baked."]}], "education": "none"}`,
  );
