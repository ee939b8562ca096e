/** One line of progress. */
export const say = (text) => console.log(`▸ ${text}`);

/** One line about something optional that is missing, and what that means. */
export const warn = (text) => console.warn(`! ${text}`);
