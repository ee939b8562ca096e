import type { PocketSphinxModels } from '../find-pocketsphinx.ts';

/** What a child is loaded with. `voice`: what was learnt of it by an earlier decoder of the same user. */
export interface Load {
  models: PocketSphinxModels;
  voice: Float32Array | undefined;
}
