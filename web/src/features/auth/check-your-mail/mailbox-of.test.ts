import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['ada@gmail.com', 'https://mail.google.com/'],
  ['Ada@Hotmail.COM', 'https://outlook.live.com/mail/'],
  ['ada@yahoo.co.uk', 'https://mail.yahoo.com/'],
  ['ada@me.com', 'https://www.icloud.com/mail'],
  ['ada@proton.me', 'https://mail.proton.me/'],
  ['ada@gmx.net', 'https://www.gmx.net/'],
  ['ada@web.de', 'https://web.de/'],
])('%s is read at %s', (address, url) => {
  expect(mailboxOf(address)?.url).toBe(url);
});

test.each(['ada@example.com', 'ada@mail.gmail.com', 'ada@notgmail.com', 'gmail.com@example.com', ''])(
  'of %s no mailbox is known',
  (address) => {
    expect(mailboxOf(address)).toBeUndefined();
  },
);
