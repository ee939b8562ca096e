/** Lines in their expected order. */
export interface WrittenPerson {
  name: string;
  contact: string;
  headings: { work: string; education: string; skills: string };
  work: readonly { header: string; dates: string; bullets: readonly string[] }[];
  education: readonly string[];
  skills: readonly string[];
}

export const ADA: WrittenPerson = {
  name: 'Ada Marie Fenwick',
  contact: '12 Mill Lane, Leeds LS1 4AB | ada@fenwick.example | +44 7700 900123',
  headings: { work: 'Work Experience', education: 'Education', skills: 'Skills' },
  work: [
    {
      header: 'Head Baker, Rye & Co.',
      dates: '2019 – 2023',
      bullets: [
        'Cut flour waste by 37% with a starter that needs no feeding, measured over four months.',
        'Trained four apprentices, of whom three now run a bakery of their own in Yorkshire.',
        'Moved the night shift to the neighbour when both ovens failed, and no order was late.',
      ],
    },
    {
      header: 'Junior Baker, Harbour Bakery',
      dates: '2015 – 2019',
      bullets: [
        'Shaped six hundred loaves a morning and kept the count for the office.',
        'Wrote the fact sheet on allergens that the whole shop still uses.',
      ],
    },
  ],
  education: [
    'Diploma in Baking and Pastry, Leeds City College, 2015',
    'A levels in Chemistry and French, Roundhay School, 2013',
  ],
  skills: ['Sourdough', 'Laminated dough', 'Stock control', 'Food safety level 3'],
};

export const DMITRIY: WrittenPerson = {
  name: 'Дмитрий Соколов',
  contact: 'dmitriy@sokolov.example | +7 495 123 45 67',
  headings: { work: 'Опыт работы', education: 'Образование', skills: 'Навыки' },
  work: [
    {
      header: 'Старший инженер, Северная верфь',
      dates: '2018 – 2024',
      bullets: ['Сократил время сборки на 20% за один год.', 'Руководил группой из шести инженеров.'],
    },
  ],
  education: ['Инженер, Московский технический университет, 2017'],
  skills: ['Чертежи', 'Сварка', 'Планирование'],
};

export const ELENI: WrittenPerson = {
  name: 'Ελένη Παπαδοπούλου',
  contact: 'eleni@papa.example | +30 210 123 4567',
  headings: { work: 'Εμπειρία', education: 'Εκπαίδευση', skills: 'Δεξιότητες' },
  work: [
    {
      header: 'Νοσηλεύτρια, Γενικό Νοσοκομείο Αθηνών',
      dates: '2016 – 2022',
      bullets: ['Μείωσα τον χρόνο αναμονής κατά ένα τρίτο.', 'Εκπαίδευσα οκτώ νέες νοσηλεύτριες.'],
    },
  ],
  education: ['Πτυχίο Νοσηλευτικής, Πανεπιστήμιο Αθηνών, 2015'],
  skills: ['Επείγοντα', 'Παιδιατρική', 'Αγγλικά'],
};

export function linesOf(person: WrittenPerson, bullet = '- '): string[] {
  const { name, contact, headings, work, education, skills } = person;
  return [
    name,
    contact,
    '',
    headings.work,
    ...work.flatMap(({ header, dates, bullets }) => [
      `${header}, ${dates}`,
      ...bullets.map((line) => bullet + line),
      '',
    ]),
    headings.education,
    ...education,
    '',
    headings.skills,
    skills.join(', '),
  ];
}
