const LABELLED = /^([^:.“"]{3,40}):\s+(?=\S)/;

/** `Reason for looking` of `Reason for looking: …` */
export const lineLabel = (text: string): string => LABELLED.exec(text)?.[1] ?? '';
export const withoutLabel = (text: string): string => text.replace(LABELLED, '');
