/** What addresses are compared by: without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
