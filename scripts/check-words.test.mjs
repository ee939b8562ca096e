import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doubledNames, wordFigures, readSources, wordFaults } from './check-words.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, source) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}

const ENOUGH = { file: 100, product: 100, tests: 100 };
const faults = (limits) => wordFaults(readSources(root), { ...ENOUGH, ...limits });

describe('words of comments', () => {
  it('counts line, block and JSX comments, and no string that looks like one', () => {
    write(
      'web/src/page.tsx',
      `/**
 * Two words
 * @returns three — more
 */
const url = 'https://example.com'; // one
export const Page = () => <p title="/* none */">{/* a JSX comment */}</p>;
`,
    );
    expect(wordFigures(readSources(root), 'product').words).toBe(2 + 3 + 1 + 3);
  });

  it('takes line comments below each other for one', () => {
    write(
      'server/src/a.ts',
      '// a comment\n// of two lines\nconst a = 1; // a\nconst b = 2; // b\n/* c */\n// d\n',
    );
    expect(wordFigures(readSources(root), 'product').comments).toBe(5);
  });

  it('counts comments that begin with a pronoun or a preposition', () => {
    write(
      'server/src/a.ts',
      '/** Of a user. */\n\n/* It ends. */\n\n// US dollars\n\n// `of` code\n\n// 404 for none\n',
    );
    expect(wordFigures(readSources(root), 'product').pointing).toBe(2);
  });

  it.each(['server/src/a.test.ts', 'server/testing/a.ts', 'web/src/testing/a.tsx', 'bench/a.ts', 'e2e/a.ts'])(
    'counts %s among the tests',
    (file) => {
      write(file, '// two words');
      expect(wordFigures(readSources(root), 'tests').words).toBe(2);
      expect(wordFigures(readSources(root), 'product').words).toBe(0);
    },
  );

  it('names a file with a word more than it may have', () => {
    write('server/src/a.ts', '// one two three');
    expect(faults({ file: 3 })).toEqual([]);
    expect(faults({ file: 2 })).toEqual(['server/src/a.ts has 3 words of comments; at most 2.']);
  });

  it('names a kind of files that together have a word more', () => {
    write('server/src/a.ts', '// one two');
    write('web/src/b.ts', '// three');
    write('e2e/c.ts', '// four five');
    expect(faults({ product: 3, tests: 2 })).toEqual([]);
    expect(faults({ product: 2, tests: 1 })).toEqual([
      'All comments of the product have 3 words; at most 2.',
      'All comments of tests have 2 words; at most 1.',
    ]);
  });
});

describe('doubled names', () => {
  it('names the files that export the same name', () => {
    write('contracts/src/a.ts', 'export interface Step {}\nexport const step = 1;\n');
    write('web/src/b.ts', 'const { Step } = { Step: 1 };\nexport { Step };\n');
    expect(faults()).toEqual([
      'Step is exported by contracts/src/a.ts and web/src/b.ts: give one another name.',
    ]);
  });

  it('lets a file have a type and a value of one name, hand on a name, and keep its own to itself', () => {
    write('contracts/src/a.ts', 'export const Step = 1;\nexport type Step = 1;\n');
    write('web/src/b.ts', "export { Step } from './a.ts';\nexport * from './a.ts';\n");
    write('web/src/c.ts', 'const Step = 1;\nexport const other = Step;\n');
    expect(doubledNames(readSources(root))).toEqual([]);
  });

  it('lets migrations and candidates be alike', () => {
    write('server/src/db/migrations/1.ts', 'export const up = 1;');
    write('server/src/db/migrations/2.ts', 'export const up = 1;');
    expect(faults()).toEqual([]);
  });
});

it('fails on a file that it cannot read', () => {
  write('web/src/a.ts', 'export const = 1;');
  expect(() => readSources(root)).toThrow('web/src/a.ts');
});

it('fails where there is nothing to hold', () => {
  expect(() => readSources(root)).toThrow('No source file');
});
