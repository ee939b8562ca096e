// holds the boundaries of .dependency-cruiser.mjs, and that sources were read: a silent parser finds nothing
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';

const IMPORTS = /^(import|export) .*from '/m;

/**
 * @param root holds contracts/, server/, web/
 * @returns violations as lines
 * @throws for an unread file
 */
export async function importViolations(root) {
  const { default: rules } = await import('../.dependency-cruiser.mjs');
  const places = ['contracts/src', 'server/src', 'web/src'];
  const { output } = await cruise(places, {
    ...rules.options,
    baseDir: root,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  });
  const imports = new Map(output.modules.map((module) => [module.source, module.dependencies.length]));
  const unread = globSync('{contracts,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (source) => !imports.get(source) && IMPORTS.test(readFileSync(join(root, source), 'utf8')),
  );
  if (unread.length > 0) throw new Error(`Not read: ${unread.join(', ')}`);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

if (process.argv[1] && relative(import.meta.filename, process.argv[1]) === '') {
  const violations = await importViolations(process.cwd());
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
