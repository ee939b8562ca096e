import { expect, test } from 'vitest';
import { z } from 'zod';
import { line } from '#coach/language/testing/text-schema.ts';
import { isProduct, nearestTool } from './nearest-tool.ts';
import tools from './tools.json' with { type: 'json' };

test('the file of tools names two products or more of each kind, and none twice', () => {
  const products = z.array(line(40)).min(2);
  expect(z.record(line(40), products).safeParse(tools).error).toBeUndefined();
  for (const [kind, named] of Object.entries(tools))
    expect([kind, named]).toEqual([kind, [...new Set(named)]]);
});

test('a product is known in any case', () => {
  expect([isProduct('hubspot'), isProduct('Rye & Co.')]).toEqual([true, false]);
});

test('the nearest tool is of the same kind, is not the one asked for, and is known', () => {
  const known = new Set(['HubSpot', 'Salesforce', 'Kafka']);
  expect(nearestTool('hubspot', (one) => known.has(one))).toEqual({ kind: 'CRM', product: 'Salesforce' });
  expect(nearestTool('HubSpot', (one) => one === 'Kafka')).toBeUndefined();
  expect(nearestTool('Rye & Co.', () => true)).toBeUndefined();
});

test('of a product that does two jobs, either may be the one that is known', () => {
  expect(nearestTool('Oracle', (one) => one === 'MySQL')).toEqual({ kind: 'database', product: 'MySQL' });
});
