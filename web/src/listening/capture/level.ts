/** RMS: a quiet voice lies well above, a muted tab at 0. */
const AUDIBLE = 0.003;
export const isLoud = (rms: number): boolean => rms > AUDIBLE;
const QUIET_LEVELS = 40;

export function audibility(): (rms: number) => boolean {
  let quiet = QUIET_LEVELS;
  return (rms) => {
    quiet = isLoud(rms) ? 0 : quiet + 1;
    return quiet < QUIET_LEVELS;
  };
}
