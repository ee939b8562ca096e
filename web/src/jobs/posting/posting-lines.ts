const HEAD = 12;

const NOISE = [
  /^(?:share|save|apply|easy apply|apply now|job details|job description|full job description|about the job|hide|report|follow|new|promoted|remote|hybrid|on-?site|full[- ]time|part[- ]time|see who .*|show more.*|jetzt bewerben|merken|teilen|postuler|vollzeit|teilzeit|temps plein|cdi|cdd)$/i,
  /\blogo$/i,
  /^[\d.,]+(?:\s*out of\s*\d+|\s*[★*]|\s*stars?|\s*reviews?)/i,
  /\b(?:ago|applicants?|followers|employees)\b/i,
  /^https?:/i,
  /^[£$€]?\d[\d.,\s]*\s*(?:[£$€]|per|a year|an hour|k\b)/i,
];

export function headLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s#>*•-]+|[\s*]+$/g, ''))
    .filter((line) => line !== '' && !NOISE.some((noise) => noise.test(line)))
    .slice(0, HEAD);
}
