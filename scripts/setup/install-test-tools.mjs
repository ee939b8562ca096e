import { howToInstall, installDebianPackages } from './debian-packages.mjs';
import { findChromium, findHeadlessShell, findPostgres, findProgram } from './find-program.mjs';
import { announce, warn } from './terminal.mjs';

/** Program, Debian package, untested parts. */
const tools = [
  { isThere: findChromium, debian: 'chromium', without: 'the tests in a browser cannot run' },
  {
    isThere: () => process.env.CHROMIUM ?? findHeadlessShell() !== findChromium(),
    debian: 'chromium-headless-shell',
    without: 'all tests in a browser run in the whole of it, which takes longer',
  },
  {
    isThere: () => process.env.DATABASE_URL ?? findPostgres(),
    debian: 'postgresql',
    without: 'the server cannot be tested on PostgreSQL',
  },
  {
    isThere: () => findProgram('flite'),
    debian: 'flite',
    without: 'no spoken question can be made for the tests',
  },
  {
    isThere: () => findProgram('sox'),
    debian: 'sox',
    without: 'no spoken question can be made for the tests',
  },
  {
    isThere: () => findProgram('pdftotext'),
    debian: 'poppler-utils',
    without: 'the text of PDF files cannot be read as their readers do',
  },
];

/** @returns whether any is missing */
export function installTestTools() {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length === 0) {
    announce('Test tools: there.');
    return false;
  }
  const packages = missing.map((tool) => tool.debian);
  announce(`Test tools: ${packages.join(', ')} …`);
  installDebianPackages(packages);
  const still = missing.filter((tool) => !tool.isThere());
  for (const tool of still)
    warn(`${tool.debian} is not installed, so ${tool.without}. To get it: ${howToInstall([tool.debian])}`);
  return still.length > 0;
}
