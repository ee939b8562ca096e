import { expect, test } from 'vitest';
import { namesBreak } from './names-break.ts';

test.each([
  'Parental leave, June 2019 – August 2021',
  'TRAVELLING (October 2021 - April 2022)',
  'Career change and redundancy - Feb 2017 to Oct 2018',
  'Break, 2019 – 2020',
  'I stopped work in September 2017 to look after my father.',
  'For three years I was the full-time carer for my mother.',
  'At home with our twins while my wife finished her training.',
  '2015 – 2016 Nothing on paper:',
  'From January 2021 to February 2022 I was not employed.',
  'At home, daughter born May 2018 | April – December 2018',
  'AT HOME, July 2019 to February 2021',
  '03/2018 – 10/2018 Back operation and rehabilitation',
  'From March to October 2021 I was at home with pneumonia.',
  '2013 Nothing January to September: glandular fever',
  '05/2020 – 01/2021: no job.',
])('time without a job is told by what it is called: %s', (line) => {
  expect(namesBreak(line)).toBe(true);
});

test.each([
  'Travel agent, Rye & Co., 2015 – 2018',
  'Carer for adults with learning difficulties, 2015 – 2018',
  'Recovery nurse, 2012 – 2014',
  'Knee surgery ward, Rye Hospital, 2012 – 2014',
  'Worked at home for nine clients',
  'I rewrote the cleaning plan and retrained the kitchen with the chef.',
  'I visited his mother at home with our social worker.',
  'I looked after my team of six through the move.',
  'Covered the desk for a colleague on maternity leave',
  'Covers the manager for seven weeks of sick leave, stocktake included.',
  'The card reader was not working, so I took names',
  'I drew the plan on paper.',
  'Physiotherapist, Long Covid Service, Leeds, 2021 – present',
  'Nursed residents with pneumonia through the winter',
  'Nothing may leave my kitchen unlabelled.',
  'There was no job, big or small, that I sent back.',
  'Broke the run into two, with a break at noon',
])('and a job or a deed is none: %s', (line) => {
  expect(namesBreak(line)).toBe(false);
});
