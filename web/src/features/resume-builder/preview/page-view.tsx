import { FONT_FAMILY } from '#pdf/fonts.ts';
import { POINT } from '#pdf/text-width.ts';
import { COLUMN, type Page, PAPER, RULE } from '../document/page-flow.ts';

interface PageViewProps {
  page: Page;
  number: number;
  of: number;
}

/** Hidden from screen readers, as the form says the same. */
export function PageView({ page, number, of }: PageViewProps) {
  return (
    <figure className="grid gap-1.5">
      <svg
        role="img"
        aria-label={`Page ${number} of ${of}`}
        viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
        className="w-full bg-[white] fill-[black] shadow-card"
        fontFamily={`${FONT_FAMILY}, sans-serif`}
        textRendering="geometricPrecision"
        style={{ fontKerning: 'none', fontVariantLigatures: 'none' }}
      >
        {page
          .filter(({ isRuled }) => isRuled)
          .map(({ y }) => (
            <path
              key={`rule ${y}`}
              d={`M${COLUMN.left} ${y + RULE.below}h${COLUMN.width}`}
              stroke="black"
              strokeWidth={RULE.thickness}
            />
          ))}
        {page.map(({ text, x, y, size, weight }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            fontSize={size * POINT}
            fontWeight={weight === 'bold' ? 700 : 400}
          >
            {text}
          </text>
        ))}
      </svg>
      {of > 1 && (
        <figcaption aria-hidden className="text-center text-xs text-ink-faint">
          Page {number} of {of}
        </figcaption>
      )}
    </figure>
  );
}
