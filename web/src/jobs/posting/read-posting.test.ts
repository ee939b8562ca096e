import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const HARBOUR = { company: 'Harbour Bakery', role: 'Senior Baker' };

describe('a posting names company and role', () => {
  it.each([
    ['Senior Baker at Harbour Bakery'],
    ['Senior Baker at Harbour Bakery\n\nWe bake bread. You get up early.'],
    ['Senior Baker @ Harbour Bakery (Porto)'],
    ['Company: Harbour Bakery\nRole: Senior Baker\nSalary: 30k'],
    ['Role: Senior Baker\nLocation: Porto\nCompany: Harbour Bakery'],
    ['Company: Harbour Bakery / Role: Senior Baker'],
    ['Job title: Senior Baker\nEmployer: Harbour Bakery'],
    ['Company: Harbour Bakery (4.1 ★)\nRole: Senior Baker'],
    ['Senior Baker\nHarbour Bakery · Porto, Portugal (On-site)\nApply\nSave\nAbout the job'],
    [
      'Harbour Bakery logo\nHarbour Bakery\nShare\nSenior Baker\nPorto, Portugal · 2 weeks ago · 34 applicants',
    ],
    ['Senior Baker\nHarbour Bakery\n4.1 out of 5 stars\nPorto'],
    ['Senior Baker | Harbour Bakery | Porto'],
    ['Senior Baker – Harbour Bakery'],
    ['Harbour Bakery - Senior Baker'],
    ['# Senior Baker\n\n**Harbour Bakery**\n\nPorto'],
    ['Harbour Bakery is hiring a Senior Baker.'],
    ['Harbour Bakery is looking for a Senior Baker to lead the night shift.'],
    ['About us\nSince 1920 we bake.\nHarbour Bakery is currently seeking a Senior Baker in Porto.'],
    ['Join Harbour Bakery as a Senior Baker!'],
  ])('%j', (text) => expect(readPosting(text)).toEqual(HARBOUR));

  it.each([
    ['Arbeitgeber: Bäckerei Kruse\nStelle: Bäckerin (m/w/d)', 'Bäckerei Kruse', 'Bäckerin'],
    ['Die Bäckerei Kruse sucht eine Bäckerin (m/w/d) für die Frühschicht.', 'Bäckerei Kruse', 'Bäckerin'],
    [
      'Softwareentwickler (m/w/d)\nHafen Logistik GmbH\nHamburg\nVollzeit',
      'Hafen Logistik GmbH',
      'Softwareentwickler',
    ],
    ['Pflegefachkraft (w/m/d) bei Klinikum Nord', 'Klinikum Nord', 'Pflegefachkraft'],
    ['Entreprise : Boulangerie Martin\nPoste : Boulanger (H/F)', 'Boulangerie Martin', 'Boulanger'],
    ['Infirmière chez Clinique Pasteur', 'Clinique Pasteur', 'Infirmière'],
    ['Clinique Pasteur recherche une infirmière pour son service de nuit.', 'Clinique Pasteur', 'infirmière'],
    ['Registered Nurse, ICU\nSt. Mary’s Hospital\nLondon', 'St. Mary’s Hospital', 'Registered Nurse, ICU'],
    ['Staff Software Engineer, Payments at Blue & Sons', 'Blue & Sons', 'Staff Software Engineer, Payments'],
  ])('%j', (text, company, role) => expect(readPosting(text)).toEqual({ company, role }));
});

describe('a posting that names only one of them leaves the other empty', () => {
  it.each([
    ['We are hiring a Senior Baker', '', 'Senior Baker'],
    ['Wir suchen eine Verkäuferin für unsere Filiale.', '', 'Verkäuferin'],
    ['Company: Harbour Bakery\nWe bake bread.', 'Harbour Bakery', ''],
    ['Senior Baker\nYou will bake bread every night, and you like it.', '', 'Senior Baker'],
  ])('%j', (text, company, role) => expect(readPosting(text)).toEqual({ company, role }));
});

describe('what is no posting', () => {
  it.each([
    '',
    '   \n\n',
    'Please prepare the questions on conflict.',
    'We meet at 10 in the room beside the kitchen.',
    'We meet at Riverside Hotel.',
    'a'.repeat(5_000),
    'https://jobs.example.com/1234',
  ])('%j names nothing', (text) => expect(readPosting(text)).toEqual({ company: '', role: '' }));
});

it('cuts names at the limits of their fields', () => {
  const read = readPosting(`Company: ${'c'.repeat(200)}\nRole: ${'r'.repeat(200)}`);
  expect([read.company.length, read.role.length]).toEqual([100, 100]);
});

it('is quick on five thousand characters of anything', () => {
  const began = process.threadCpuUsage();
  readPosting('A and B of '.repeat(500));
  readPosting('Aa '.repeat(1_700));
  expect(process.threadCpuUsage(began).user).toBeLessThan(200_000);
});

it('is not held up by letters without an end', () => {
  expect(readPosting('A'.repeat(20_000))).toEqual({ company: '', role: '' });
});
