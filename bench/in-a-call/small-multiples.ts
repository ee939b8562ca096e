export interface Series {
  name: string;
  /** One a minute. */
  values: readonly number[];
}

const WIDTH = 720;
const HEIGHT = 90;
const LEFT = 150;
const RIGHT = 70;
const INSET = 14;

/** SVG of stacked series, each from zero, with events. */
export function drawOverMinutes(
  series: readonly Series[],
  marks: readonly { minute: number; name: string }[],
): string {
  const minutes = Math.max(...series.map(({ values }) => values.length - 1), 1);
  const x = (minute: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * minute) / minutes;
  const charts = series.map(({ name, values }, place) => {
    const bottom = (place + 1) * HEIGHT;
    const most = Math.max(...values, 1);
    const y = (value: number): number => bottom - INSET - ((HEIGHT - 2 * INSET) * value) / most;
    const points = values.map((value, minute) => `${x(minute).toFixed(1)},${y(value).toFixed(1)}`);
    return [
      `<text x="8" y="${bottom - HEIGHT / 2}">${name}</text>`,
      `<text x="${WIDTH - RIGHT + 8}" y="${y(values.at(-1) ?? 0) + 4}">${Math.round(values.at(-1) ?? 0)}</text>`,
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(0)}" y2="${y(0)}" stroke="#999"/>`,
      `<polyline points="${points.join(' ')}" fill="none" stroke="#2b5fd9" stroke-width="1.5"/>`,
    ].join('');
  });
  const bottom = series.length * HEIGHT;
  const disturbances = marks.map(
    ({ minute, name }, place) =>
      `<line x1="${x(minute)}" x2="${x(minute)}" y1="0" y2="${bottom}" stroke="#c33" stroke-dasharray="3 3"/>` +
      `<text x="${x(minute)}" y="${bottom + 14 + 14 * (place % 2)}" text-anchor="middle">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 36}" font-family="sans-serif" font-size="11" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...charts,
    ...disturbances,
    '</svg>\n',
  ].join('\n');
}
