import { expect, test } from 'vitest';
import { readDates } from './read-dates.ts';

test.each([
  ['March 2019 – June 2021', 'March 2019', 'June 2021', false],
  ['Apr-2019 to Till Date', 'Apr-2019', '', true],
  ['03/19 - now', '03/19', '', true],
  ['04/17-09/21', '04/17', '09/21', false],
  ['8-17 to pres.', '8-17', '', true],
  ['10.02.24 / 02.09.24', '10.02.24', '02.09.24', false],
  ['11-Feb-2025 – 29-Oct-2025', '11-Feb-2025', '29-Oct-2025', false],
  ['1 FEBRUARY 2010 TO 30 APRIL 2013', '1 FEBRUARY 2010', '30 APRIL 2013', false],
  ['September of 2022 to today', 'September of 2022', '', true],
  ['Summers 2014 & 2015', 'Summers 2014', '2015', false],
  ["Sept '18–’23", "Sept '18", '’23', false],
  ['16 to 20', '16', '20', false],
  ['06.2021 date', '06.2021', '', true],
  ['since 2018', '2018', '', true],
  ['2023 –', '2023', '', true],
  ['Apr 2022 -->', 'Apr 2022', '', true],
  ['2021', '2021', '', false],
  ['until March 2017 from Oct 2014', 'Oct 2014', 'March 2017', false],
  ['2O14 – Aug 2O17', '2014', 'Aug 2017', false],
  ['May – August 2016', 'May 2016', 'August 2016', false],
  ['6 years 4 months', '', '', false],
  ['2016 – 2018 (2 years)', '2016', '2018', false],
  ['', '', '', false],
])('“%s”', (text, from, to, isCurrent) => {
  expect(readDates(text)).toEqual({ from, to, isCurrent });
});
