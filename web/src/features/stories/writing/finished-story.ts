import { GAP } from '@pythia/contracts/gap.ts';

const STRONGER = /(?:^|\n)\s*(?:#{1,6}\s+|\*\*)To make it stronger[^]*$/i;
const HEADING = /^(?:#{1,6}\s.*|\*\*[^*\n]+\*\*:?)$/;

export function finishedStory(story: string): string {
  const blocks = story
    .replace(STRONGER, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block.replace(GAP, '').trim() !== '');
  return blocks.filter((block, at) => !isHeading(block) || !isHeading(blocks[at + 1])).join('\n\n');
}

const isHeading = (block: string | undefined) => block === undefined || HEADING.test(block);
