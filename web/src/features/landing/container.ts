/** The width and the margins that header, sections and footer share. */
export const CONTAINER = 'mx-auto w-full max-w-6xl px-5 sm:px-8';
