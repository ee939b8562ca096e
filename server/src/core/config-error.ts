/** A setting that stops the start, in one line that names its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
  }
}
