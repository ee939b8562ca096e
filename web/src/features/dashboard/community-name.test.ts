import { expect, it } from 'vitest';
import { communityName } from './community-name.ts';

it.each([
  ['https://discord.com/', 'Discord'],
  ['https://discord.gg/pythia', 'Discord'],
  ['https://community.example.com/welcome', 'community.example.com'],
  ['https://www.notdiscord.com', 'notdiscord.com'],
])('%s is called %s', (address, name) => {
  expect(communityName(address)).toBe(name);
});
