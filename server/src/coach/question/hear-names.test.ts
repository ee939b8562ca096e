import { expect, test } from 'vitest';
import { hearNames } from './hear-names.ts';

const NAMES = ['Tableau', 'Kubernetes', 'Salesforce', 'Jira', 'Power BI', 'AutoCAD'];

test.each([
  ['have you used table oh', 'have you used Tableau'],
  ['do you know cooper netties at all', 'do you know Kubernetes at all'],
  ['have you worked with sales force before', 'have you worked with Salesforce before'],
  ['any experience of auto cad', 'any experience of AutoCAD'],
])('a name is heard as it sounds: %s', (asked, heard) => {
  expect(hearNames(asked, NAMES)).toBe(heard);
});

test.each([
  'have you used a table',
  'do you know table manners',
  'have you worked with a jury',
  'have you worked with people like that',
  'tell me about table oh',
])('what is said is not bent to a name: %s', (asked) => {
  expect(hearNames(asked, NAMES)).toBe(asked);
});
