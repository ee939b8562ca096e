import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 48"
      aria-hidden="true"
      className="h-14 w-auto justify-self-start text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function InterviewDrawing() {
  return (
    <Drawing>
      <path d="M5 5h30a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H15l-7 6v-6H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z" />
      <path stroke="var(--color-accent)" strokeWidth="2.5" d="M11 13v3m5-6v9m5-7v5m5-8v11m5-7v3" />
      <path
        fill="var(--color-answer-wash)"
        stroke="var(--color-answer)"
        d="M31 20h27a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-3v6l-7-6H31a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3Z"
      />
      <path stroke="var(--color-answer)" d="M35 26.5h19M35 31.5h12" />
    </Drawing>
  );
}

export function ResumeDrawing() {
  return (
    <Drawing>
      <g transform="translate(-8 0)">
        <path d="M10 2h22l9 9v32a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V2Z" />
        <path d="M32 2v9h9" />
        <path stroke="var(--color-accent)" strokeWidth="2.5" d="M17 18h12" />
        <path d="M17 25h17M17 31h17M17 37h9" />
        <path
          fill="var(--color-accent-wash)"
          stroke="var(--color-accent)"
          d="m40 40 14-17 5 4-14 17-7 2 2-6Z"
        />
      </g>
    </Drawing>
  );
}

export function PremiumDrawing() {
  return (
    <Drawing>
      <path d="M20 42C10 38 4 30 6 18M44 42c10-4 16-12 14-24" />
      <path d="M7 20c-4-2-5-6-3-10 4 2 5 6 3 10Zm2 10c-4 0-7-3-7-7 4 0 7 3 7 7Zm6 8c-4 2-8 0-10-4 5-1 8 0 10 4Zm42-18c4-2 5-6 3-10-4 2-5 6-3 10Zm-2 10c4 0 7-3 7-7-4 0-7 3-7 7Zm-6 8c4 2 8 0 10-4-5-1-8 0-10 4Z" />
      <path
        fill="var(--color-accent-wash)"
        stroke="var(--color-accent)"
        strokeWidth="2"
        d="M32 8c5 6 8 10 8 15a8 8 0 0 1-16 0c0-5 3-9 8-15Z"
      />
      <path stroke="var(--color-accent)" d="M32 20c2 2 3 3.5 3 5.5a3 3 0 0 1-6 0c0-2 1-3.5 3-5.5Z" />
    </Drawing>
  );
}

export function StoryDrawing() {
  return (
    <Drawing>
      <path d="M32 11c-5-4-12-6-22-6a2 2 0 0 0-2 2v30a2 2 0 0 0 2 2c10 0 17 2 22 6 5-4 12-6 22-6a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2c-10 0-17 2-22 6Z" />
      <path d="M32 11v34" />
      <path d="M15 15c4 .3 7.5 1 11 2.4M15 23c4 .3 7.5 1 11 2.4" />
      <path
        fill="var(--color-accent-wash)"
        stroke="var(--color-accent)"
        strokeWidth="2"
        d="m45 13 1.8 4.7 4.7 1.8-4.7 1.8L45 26l-1.8-4.7-4.7-1.8 4.7-1.8L45 13Z"
      />
    </Drawing>
  );
}
