// contact details and addresses, which no interview asks for

/** Anchored: a wall of letters would take quadratic time. */
const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** Seven digits or more, grouped; date ranges have four and four. */
const PHONE =
  /(?<![\p{L}\d])(?:\+\d{1,3}[\s./-]?)?(?:\(0?\d{1,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]?\d{2,5}){1,5}(?!\p{L}|\d)/gu;
const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|xing)\.com\/\S*/giu;
const STREET =
  /^\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|square|sq|way|place|pl|terrace|crescent|gardens|hill|row|boulevard|blvd)\b\.?|^\p{L}[\p{L}.’' -]{2,40}(?:straße|strasse|str\.|weg|gasse|platz|allee)\s*\d+\w?$/iu;
const POSTCODE =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|^\d{5}\s+\p{Lu}\p{L}+|\b\d{2}-\d{3}\s\p{Lu}/u;
const LABEL =
  /^(?:address|home address|phone|telephone|tel|mobile|mob|cell|e-?mail|mail|contact|date of birth|born|birthday|nationality|citizenship|marital status|gender|age|linkedin|github|website|web|portfolio|skype|adresse|telefon|handy|geburtsdatum|geboren|staatsangehörigkeit|familienstand|адрес|телефон|почта|дата рождения|διεύθυνση|τηλέφωνο)\s*[.:]/iu;
const SEPARATOR = /\s*[|•·●]\s*|\t+|\s{3,}/u;

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

const withoutPhones = (text: string): string =>
  text.replace(PHONE, (number) => {
    const isRange = /^(?:19|20)\d{2}\D{1,3}(?:19|20)\d{2}$/.test(number);
    return countDigits(number) >= 9 && !isRange && /^[+(0]/.test(number) ? '' : number;
  });

function withoutMail(line: string): string {
  const left = line.replace(MAIL, '');
  return left === line ? line : withoutMail(left);
}

export const withoutReach = (line: string): string => {
  const left = withoutPhones(withoutMail(line));
  return left === line ? line : left.replace(/(?<![\s,;|•·:])[\s,;|•·:]+$/u, '');
};

export function withoutContact(line: string): string {
  const parts = line.split(SEPARATOR).filter((part) => !isContact(part.trim()));
  return parts.filter((part) => part.trim() !== '').join(' | ');
}

function isContact(part: string): boolean {
  if (LABEL.test(part) || STREET.test(part) || POSTCODE.test(part)) return true;
  const left = withoutMail(part).replace(LINK, '').replace(PHONE, '');
  return left !== part && (left.match(/\p{L}/gu)?.length ?? 0) < 12;
}
