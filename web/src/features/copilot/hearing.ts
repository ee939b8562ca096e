/** Root mean square of full scale; a quiet voice in a shared tab lies well above, a muted tab at 0. */
const AUDIBLE = 0.003;
/** Levels come some twenty times a second: a pause between words is no silence. */
const QUIET_LEVELS = 40;

/** Tells from one level after the other whether there is sound. */
export function hearingFrom(): (rms: number) => boolean {
  let quiet = QUIET_LEVELS;
  return (rms) => {
    quiet = rms > AUDIBLE ? 0 : quiet + 1;
    return quiet < QUIET_LEVELS;
  };
}
