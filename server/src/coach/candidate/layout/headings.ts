import type { Holding } from '../candidate.ts';

/** What stands below a heading: told work or education, a list of what the candidate has, or nothing to be said. */
export type Section = 'told' | 'education' | 'none' | Holding['kind'];

const HEADINGS: [Section, string][] = [
  [
    'told',
    `experience|work experience|professional experience|employment|employment history|work history|career history|career|history|relevant experience|volunteering|volunteer experience|voluntary work|projects|selected projects|personal projects|berufserfahrung|beruflicher werdegang|werdegang|expérience|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|experiencia profesional
    |опыт|опыт работы|профессиональный опыт|проекты|о себе|достижения|обязанности|εμπειρία|επαγγελματική εμπειρία|εργασιακή εμπειρία|έργα|προφίλ|doświadczenie|doświadczenie zawodowe|projekty
    |key achievements|achievements|selected achievements|accomplishments|key accomplishments|highlights|responsibilities|key responsibilities|duties|main duties|key duties|tasks|aufgaben|erfolge|missions|responsabilidades|logros|results|impact|overview|positions held
    |summary|professional summary|executive summary|profile|professional profile|personal profile|personal statement|about|about me|objective|career objective|profil|résumé|resumen|curriculum vitae|resume|cv|lebenslauf|work|other|additional information|stories`,
  ],
  [
    'education',
    `education|education and training|academic background|qualifications and education|studies|ausbildung|bildung|studium|formation|études|educación|formación|estudios|образование|εκπαίδευση|σπουδές|wykształcenie|edukacja`,
  ],
  [
    'skill',
    `skills|key skills|core skills|technical skills|soft skills|hard skills|it skills|computer skills|skills summary|core competencies|competencies|expertise|areas of expertise|technologies|technology|tech stack|stack|tools|tools used|tools and technologies|software|frameworks|databases|programming languages|programming|platforms|cloud|methods|methodologies|equipment|environment|kenntnisse|fähigkeiten|edv-kenntnisse|compétences|outils|habilidades|competencias|aptitudes|strengths|systems|machines|techniques|keywords|knowledge|tech|навыки|умения|ключевые навыки|δεξιότητες|umiejętności`,
  ],
  [
    'language',
    `languages|language skills|spoken languages|sprachen|sprachkenntnisse|langues|idiomas|языки|знание языков|γλώσσες|ξένες γλώσσες|języki|języki obce`,
  ],
  [
    'certificate',
    `certifications|certification|certificates|certificate|licences|licenses|licence|license|licences and certifications|licenses and certifications|training|professional training|courses|courses and training|training and certifications|accreditations|qualifications|professional qualifications|professional development|professional memberships|memberships|registrations|registration|zertifikate|zertifizierungen|weiterbildung|certificats|certificados|certificaciones|сертификаты|курсы|πιστοποιήσεις|certyfikaty|kursy`,
  ],
  [
    'award',
    `awards|awards and honours|awards and honors|honours|honors|honors and awards|prizes|scholarships|auszeichnungen|prix|premios`,
  ],
  [
    'interest',
    `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|hobbys|interessen|loisirs|centres d'intérêt|intereses|aficiones`,
  ],
  [
    'none',
    `references|referees|contact|contact details|contact information|personal details|personal data|personal information|persönliche daten|coordonnées|datos personales|declaration|referenzen|references available on request|publications|selected publications|publikationen|publicaciones`,
  ],
];

const QUALIFIED =
  /^(?:teaching|clinical|legal|research|industry|academic|military|additional|other|further|recent|previous|selected|paid|commercial|practical|relevant|nursing|leadership|general|core|main|my|key|laboratory|hospitality|retail|military|nursing) /;

const SECTIONS = new Map(
  HEADINGS.flatMap(([section, names]) =>
    names.split('|').map((name): [string, Section] => [name.trim(), section]),
  ),
);

const FIRST_WORDS = new Set([
  ...[...SECTIONS.keys()].map((name) => name.split(' ', 1)[0]!),
  ...(QUALIFIED.source.match(/\p{Ll}+/gu) ?? []),
]);

/** With all that decorates it. */
const MAX_LENGTH = 240;

/** Whether any heading begins with a word; most words of a text need no closer look. */
export const beginsHeading = (word: string): boolean =>
  FIRST_WORDS.has(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(word)?.[0].toLowerCase() ?? '');

/** A heading's section; undefined for any other text. */
export function sectionOf(heading: string): Section | undefined {
  if (heading.length > MAX_LENGTH) return undefined;
  const name = heading
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:&|\/|,) ?/g, ' and ')
    .toLowerCase();
  return SECTIONS.get(name) ?? SECTIONS.get(name.replace(QUALIFIED, ''));
}

/** `Stack: Go, Kafka` is a heading with what stands below it in one line. */
export function splitLabel(line: string): { section: Section; label: string; rest: string } | undefined {
  const colon = line.slice(0, 45).search(/:(?=\s|$)/);
  const label = line.slice(0, Math.max(colon, 0));
  const section = sectionOf(colon < 0 ? line : label);
  return section && { section, label, rest: colon < 0 ? '' : line.slice(colon + 1).trim() };
}

/** A colon at the end says so of any short line: `Second project:`. */
export const isUnknownHeading = (line: string): boolean => /^[^.!?]{1,45}:$/.test(line);
