import type { Plugin } from 'vite';

const WRITERS = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};/gm;

/**
 * Leaves out of the bundle how Zod writes JSON Schema, which every schema refers to and no page asks for: 3.5 kB
 * after compression. `toJSONSchema` of a schema throws then.
 */
export function withoutJsonSchema(): Plugin {
  let hasZod = false;
  let left = 0;
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client', // the prerendering takes Zod from its package
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
