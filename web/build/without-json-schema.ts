import type { Plugin } from 'vite';

const WRITERS = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};/gm;

/** Drops Zod's unused JSON Schema writer, 3.5 kB compressed; `toJSONSchema` then throws. */
export function withoutJsonSchema(): Plugin {
  let hasZod = false;
  let left = 0;
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client', // prerendering takes Zod from its package
    transform(code, id) {
      hasZod ||= id.includes('/zod/v4/classic/');
      if (!WRITERS.test(id)) return null;
      left += 1;
      const names = [...code.matchAll(EXPORTED)].map(([, declared, renamed]) => declared ?? renamed);
      const refuse = `const refuse = () => () => { throw new Error('The browser writes no JSON Schema'); };`;
      return {
        code: `${refuse}\nexport { ${names.map((name) => `refuse as ${name}`).join(', ')} };`,
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && hasZod && left === 0)
        this.error('Zod writes JSON Schema in other files now: name them here.');
    },
  };
}
