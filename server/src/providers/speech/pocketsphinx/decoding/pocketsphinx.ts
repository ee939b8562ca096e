import koffi from 'koffi';
import type { PocketSphinxModels } from '../find-pocketsphinx.ts';

const base = koffi.load('libsphinxbase.so.3');
const library = koffi.load('libpocketsphinx.so.3');

const defineArguments = library.func('void *ps_args()');
const parseArguments = base.func(
  'void *cmd_ln_parse_r(void *inout, void *definitions, int count, char **values, int strict)',
);
const openDecoder = library.func('void *ps_init(void *configuration)');
const startUtterance = library.func('int ps_start_utt(void *decoder)');
const processSamples = library.func(
  'int ps_process_raw(void *decoder, const int16_t *samples, size_t count, int no_search, int full_utterance)',
);
const endUtterance = library.func('int ps_end_utt(void *decoder)');
const isInSpeech = library.func('uint8_t ps_get_in_speech(void *decoder)');
const getHypothesis = library.func('str ps_get_hyp(void *decoder, void *score)');
const getFeatures = library.func('void *ps_get_feat(void *decoder)');
const getMean = base.func('void cmn_live_get(void *normalisation, _Out_ float *mean)');
const setMean = base.func('void cmn_live_set(void *normalisation, const float *mean)');

/** `feat_t` of sphinxbase/feat.h, up to the one member that no function gives. */
const Features = koffi.struct('feat_t', {
  refcount: 'int',
  name: 'void *',
  cepsize: 'int',
  n_stream: 'int',
  stream_len: 'void *',
  window_size: 'int',
  n_sv: 'int',
  sv_len: 'void *',
  subvecs: 'void *',
  sv_buf: 'void *',
  sv_dim: 'int',
  cmn: 'int',
  varnorm: 'int',
  agc: 'int',
  compute_feat: 'void *',
  cmn_struct: 'void *',
});

/** Coefficients of a frame of sound. */
const COEFFICIENTS = 13;
/** Debian's libpocketsphinx3 (0.8+5prealpha). All calls block until they are done. */
export class PocketSphinx {
  readonly #decoder: unknown;
  readonly #normalisation: unknown;

  /** @throws Error when the models cannot be loaded */
  constructor({ acoustic, language, dictionary }: PocketSphinxModels) {
    // Its noise removal makes the first words after perfect silence unintelligible.
    const flags = ['-hmm', acoustic, '-lm', language, '-dict', dictionary, '-remove_noise', 'no'];
    const values = ['pythia', ...flags, '-logfn', '/dev/null'];
    const decoder: unknown = openDecoder(parseArguments(null, defineArguments(), values.length, values, 1));
    if (decoder === null) throw new Error('PocketSphinx cannot load its models.');
    this.#decoder = decoder;
    this.#normalisation = koffi.decode(getFeatures(decoder), Features).cmn_struct;
  }

  startUtterance(): void {
    startUtterance(this.#decoder);
  }

  accept(samples: Int16Array): void {
    processSamples(this.#decoder, samples, samples.length, 0, 0);
  }

  /** Whether speech has begun in this utterance and half a second of silence has not ended it. */
  get isInSpeech(): boolean {
    return isInSpeech(this.#decoder) !== 0;
  }

  /** Hears the utterance a second time, as a whole; a tenth of its length. */
  endUtterance(): void {
    endUtterance(this.#decoder);
  }

  /** Bare words of the utterance so far, or after its end. */
  get words(): string {
    return (getHypothesis(this.#decoder, null) as string | null) ?? '';
  }

  /**
   * The mean of the sound, which is taken off all that is heard: it tells a voice and its microphone, not words. The
   * engine begins with one of its own, of somebody else, and learns at the end of each utterance.
   */
  get voice(): Float32Array {
    const mean = new Float32Array(COEFFICIENTS);
    getMean(this.#normalisation, mean);
    return mean;
  }

  set voice(mean: Float32Array) {
    setMean(this.#normalisation, mean);
  }
}
