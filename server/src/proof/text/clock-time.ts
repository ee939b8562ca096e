import { numberAt } from './read-number.ts';
import type { Peek } from './plain-number.ts';

export interface ClockTime {
  /** Minutes since midnight or noon. */
  minutes: number;
  end: number;
}

const HALF_DAY = 12 * 60;

/** `05:40`, `9 pm`, `half past nine` */
export const clockTimeAt = (peek: Peek, at: number): ClockTime | undefined =>
  withColonAt(peek, at) ?? withDotAt(peek, at) ?? pastHourAt(peek, at) ?? wholeHourAt(peek, at);

function clockTime(hours: number, minutes: number, end: number): ClockTime | undefined {
  if (!Number.isInteger(hours) || hours < 0 || hours > 24 || minutes > 59) return undefined;
  return { minutes: (hours * 60 + minutes + HALF_DAY) % HALF_DAY, end };
}

function withColonAt(peek: Peek, at: number): ClockTime | undefined {
  const [hours, colon, minutes] = [peek(at)!, peek(at + 1), peek(at + 2)];
  if (!/^\d{1,2}$/.test(hours.text) || !colon?.glued || colon.text !== ':') return undefined;
  if (!minutes?.glued || !/^\d\d(?:[ap]m)?$/.test(minutes.low)) return undefined;
  return clockTime(Number(hours.text), Number.parseInt(minutes.low, 10), at + 3);
}

/** `at 4.10`, `4.10 am`; anything else with a dot is a number. */
function withDotAt(peek: Peek, at: number): ClockTime | undefined {
  const [, hours, minutes, half = ''] = /^(\d{1,2})\.(\d\d)([ap]m)?$/.exec(peek(at)!.low) ?? [];
  if (hours === undefined) return undefined;
  const isHalfBehind = /^(am|pm|a\.m\.?|p\.m\.?)$/.test(peek(at + 1)?.low ?? '');
  const isTime = half !== '' || isHalfBehind || /^(at|until|till)$/.test(peek(at - 1)?.low ?? '');
  return isTime ? clockTime(Number(hours), Number(minutes), isHalfBehind ? at + 2 : at + 1) : undefined;
}

/** `twenty to six` only after `at` and the like: `ten to twelve` is a range too. */
function pastHourAt(peek: Peek, at: number): ClockTime | undefined {
  const first = peek(at)!.low;
  const part = first === 'half' ? 30 : first === 'quarter' ? 15 : numberAt(peek, at)?.value;
  const next = first === 'half' || first === 'quarter' ? at + 1 : (numberAt(peek, at)?.end ?? at + 1);
  const sign = peek(next)?.low;
  if (part === undefined || !(part > 0 && part < 60) || (sign !== 'past' && sign !== 'to')) return undefined;
  const hour = numberAt(peek, next + 1);
  const isOfDay = peek(hour?.end ?? -1)?.low === 'in' && peek(hour!.end + 1)?.low === 'the';
  if (sign === 'to' && !isOfDay && !/^(at|by|until|till|before|after|a)$/.test(peek(at - 1)?.low ?? ''))
    return undefined;
  if (!hour || hour.days || hour.percent || hour.value > 12) return undefined;
  return clockTime(
    sign === 'past' ? hour.value : hour.value - 1,
    sign === 'past' ? part : 60 - part,
    hour.end,
  );
}

function minutesAt(peek: Peek, at: number): { minutes: number; end: number } {
  const number = numberAt(peek, at);
  const isTold = number?.words && !number.days && !number.percent && number.value >= 10 && number.value < 60;
  return isTold ? { minutes: number.value, end: number.end } : { minutes: 0, end: at };
}

/** `9pm`, `2 a.m.`, `seven o’clock`, `seven in the morning` */
function wholeHourAt(peek: Peek, at: number): ClockTime | undefined {
  const glued = /^(\d{1,2})(?:[ap]m)$/.exec(peek(at)!.low);
  if (glued) return clockTime(Number(glued[1]), 0, at + 1);
  const hour = numberAt(peek, at);
  if (!hour || hour.value > 12 || hour.value < 1) return undefined;
  const { minutes, end } = minutesAt(peek, hour.end);
  const sign = peek(end)?.low ?? '';
  if (/^(am|pm|a\.m\.?|p\.m\.?|o'clock)$/.test(sign)) return clockTime(hour.value, minutes, end + 1);
  const isPartOfDay =
    (sign === 'in' &&
      peek(end + 1)?.low === 'the' &&
      (minutes > 0 || /^(morning|afternoon|evening)$/.test(peek(end + 2)?.low ?? ''))) ||
    (sign === 'at' && peek(end + 1)?.low === 'night');
  return isPartOfDay ? clockTime(hour.value, minutes, sign === 'in' ? end + 3 : end + 2) : undefined;
}
