import { Keyboard } from '#ui/keyboard.tsx';

const HINTS = [
  {
    title: 'Open your call in a tab',
    text: 'Only what that tab plays is heard, so use the browser version of your meeting.',
  },
  { title: 'Share it with sound', text: 'The bars next to the button move as soon as somebody speaks.' },
  { title: 'Launch, and put the window next to your call', text: 'It can be as narrow as a phone.' },
] as const;

export function HowItWorks() {
  return (
    <aside aria-labelledby="how-it-works" className="grid content-start gap-5 text-sm">
      <h2 id="how-it-works" className="text-base font-semibold">
        How it works
      </h2>
      <ul className="grid gap-5">
        {HINTS.map(({ title, text }) => (
          <li key={title} className="grid gap-0.5">
            <span className="font-medium">{title}</span>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-5 text-ink-soft">
        In the window, <Keyboard>Space</Keyboard> gets an answer, <Keyboard>Esc</Keyboard> stops it and{' '}
        <Keyboard>?</Keyboard> shows all keys.
      </p>
    </aside>
  );
}
