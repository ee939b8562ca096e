/** A setting that prevents the start; its one-line message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
  }
}
