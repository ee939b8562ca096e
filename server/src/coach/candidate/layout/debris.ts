import { findDates, withoutDates } from './date-range.ts';
import { isRemark } from './header-line.ts';

const CONTACT =
  /\S@\S+\.\p{L}|https?:|www\.|\b(?:linkedin|github)\.com\b|^(?:phone|mobile|tel(?:efon)?|e-?mail|address|website|linkedin|github|date of birth|born|nationality|marital status|driving licen[cs]e no|gender|geboren|adresse)\b\.?\s?:/iu;
const PHONE = /(?<![\d.,])(?:\+\d|\(?0\d)[\d ()./-]{7,}/;
const BOILERPLATE =
  /^(?:references?|referees|referenzen)\b.{0,40}\b(?:request|anfrage|available)\b|^curriculum vitae$|^(?:confidential|last updated)\b|^\d{1,5} [\p{L}' ]{3,40}(?:street|road|avenue|lane|drive|close|st|rd|ave)\b[^.!?]{0,60}$/iu;

const COURTESY =
  /^(?:dear(?: \p{L}{1,4}\.)?|to whom it may concern|(?:yours|best|kind|warm)(?: kind| best| warm)? (?:sincerely|faithfully|truly|regards|wishes)|sincerely|regards|(?:application|applying) for|i am writing to apply|please find (?:attached|enclosed)|thank you for (?:considering|your (?:time|consideration))|i (?:would|should) be (?:glad|happy|delighted|pleased) to (?:tell|discuss|talk|meet|hear)|i look forward to)(?!\p{L})[^.!?]{0,160}[.!]?$/iu;

export const isDebris = (line: string): boolean =>
  BOILERPLATE.test(line) || COURTESY.test(line) || isRemark(line) || isContact(line);

/** A sentence with an address in it stays. */
export const isContact = (line: string): boolean =>
  (CONTACT.test(line) || PHONE.test(withoutDates(line, findDates(line)))) &&
  !/\p{Ll}{2,}[.!]$|^(?:I|We)\s/u.test(line) &&
  line.length < 200;
