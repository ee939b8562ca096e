export const ANSWER_SIZES = [85, 100, 115, 130, 150, 175, 200] as const;
