import { drawPdf, type ExpectedPage } from './pdf-page.ts';

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** Lines in reading order. */
export const TOLD = {
  work: [
    'Work Experience',
    'Platform Engineer, Contoso, 2015 – 2020',
    '• Cut deploy time from 40 minutes to 6 with the Zorblatt pipeline, which nine teams still use every day',
    '• Led nine people through a move of 14 services',
    'Systems Administrator, Northwind, 2012 – 2015',
    '• Moved a mail system of 3,000 boxes without an outage of more than the one minute that was allowed',
  ],
  education: ['MSc Computing', 'University of Leeds', '2010 – 2012'],
  skills: ['Skills', 'Kubernetes', 'Terraform', 'PostgreSQL'],
};

interface Place {
  x: number;
  width: number;
  y: number;
  leading?: number;
}

/**
 * Wrapped, bullets hanging.
 * @returns its end
 */
function column(page: ExpectedPage, lines: readonly string[], { x, width, y, leading = 14 }: Place): number {
  let down = y;
  for (const line of lines) {
    const [, sign = '', text = line] = /^(•) (.*)$/.exec(line) ?? [];
    const indent = sign === '' ? 0 : 18;
    if (sign !== '') page.write(sign, { x: x + 4, y: down, size: 13 });
    const written = page.write(text, { x: x + indent, y: down, width: width - indent });
    down += (written / 13) * leading;
  }
  return down;
}

const name = (page: ExpectedPage): number => page.write('Nora Vell', { x: 50, y: 40, size: 20, bold: true });
const SIDE = ['Education', ...TOLD.education, ...TOLD.skills];

/** So near that another column's line ends beside it. */
export const nearSidebar = (): Pdf =>
  drawPdf((page) => {
    name(page);
    column(page, TOLD.work, { x: 50, width: 330, y: 90 });
    column(page, SIDE, { x: 390, width: 150, y: 93, leading: 17 });
  });

/** Name on top, two pages; jobs continue in mid-sentence. */
export const sidebarOnTwoPages = (): Pdf =>
  drawPdf((page) => {
    const wide = { x: 230, width: 320 };
    name(page);
    column(page, ['Skills', 'Kubernetes', 'Terraform'], { x: 50, width: 140, y: 80 });
    column(page, [...TOLD.work.slice(0, 2), TOLD.work[2]!.replace(/, which.*/, ', which nine')], {
      ...wide,
      y: 40,
    });
    page.add();
    column(page, ['PostgreSQL', 'Education', ...TOLD.education], { x: 50, width: 140, y: 40 });
    column(page, ['teams still use every day'], { x: wide.x + 18, width: 300, y: 40 });
    column(page, TOLD.work.slice(3), { ...wide, y: 54 });
  });

/** Page numbers, with or without the first page. */
export const numberedPages = (isFirstDifferent: boolean): Pdf =>
  drawPdf((page) => {
    const furniture = (number: number): void => {
      if (number === 1 && isFirstDifferent) return;
      page.write('Nora Vell - Curriculum Vitae', { x: 50, y: 15, size: 8 });
      page.write('nora.vell@example.com', { x: 450, y: 15, size: 8 });
      page.write(`Page ${number} of 2`, { x: 280, y: 820, size: 8 });
    };
    furniture(1);
    name(page);
    column(page, TOLD.work.slice(0, 4), { x: 50, width: 490, y: 700 });
    page.add();
    furniture(2);
    const y = column(page, TOLD.work.slice(4), { x: 50, width: 490, y: 50 });
    column(page, SIDE, { x: 50, width: 490, y: y + 10 });
  });

/** Circles as bullets, lines of full width. */
export const drawnList = (): Pdf =>
  drawPdf((page) => {
    name(page);
    let y = 90;
    for (const line of TOLD.work) {
      const isItem = line.startsWith('• ');
      if (isItem) page.document.circle(60, y + 4, 2).fill('black');
      y += page.write(line.replace('• ', ''), { x: isItem ? 70 : 50, y, width: 215 });
    }
    column(page, SIDE, { x: 50, width: 490, y });
  });

/** Words of two letters. */
export const shortWords = (): Pdf =>
  drawPdf((page) => {
    name(page);
    column(page, [...TOLD.work, 'HR IT QA UX'], { x: 50, width: 490, y: 90 });
  });

/** Items known by structure only. */
export const taggedList = (): Pdf =>
  drawPdf(
    (page) => {
      const { document } = page;
      const root = document.struct('Document');
      document.addStructure(root);
      let y = 90;
      const write = (text: string, x: number) => () => void (y += page.write(text, { x, y, width: 215 }));
      root.add(document.struct('P', {}, () => void name(page)));
      for (const line of TOLD.work) {
        const text = line.replace('• ', '');
        if (text === line) root.add(document.struct('P', {}, write(text, 50)));
        else
          root.add(
            document.struct('L', {}, [
              document.struct('LI', {}, [document.struct('LBody', {}, write(text, 70))]),
            ]),
          );
      }
      root.add(document.struct('P', {}, () => void column(page, SIDE, { x: 50, width: 490, y })));
      root.end();
    },
    { tagged: true, pdfVersion: '1.5' },
  );

/** Gaps stack by chance. */
export const justified = (): Pdf =>
  drawPdf((page) => {
    name(page);
    let { y } = { y: 90 };
    for (const line of TOLD.work) {
      const options = { width: 200, align: 'justify' } as const;
      page.document.font('Helvetica').fontSize(10).text(line, 50, y, options);
      ({ y } = page.document);
    }
    column(page, SIDE, { x: 50, width: 490, y });
  });

/** Narrower than the dates. */
export const datesInMargin = (): Pdf =>
  drawPdf((page) => {
    name(page);
    let y = 90;
    y += page.write('Work Experience', { x: 50, y });
    for (const line of TOLD.work.slice(1)) {
      const [, job = '', from = '', to = ''] = /^(.*), (\d{4}) – (\d{4})$/.exec(line) ?? [];
      if (job !== '') {
        page.write(`March ${from} –`, { x: 50, y });
        page.write(`June ${to}`, { x: 50, y: y + 13 });
      }
      y += column(page, [job === '' ? line : job], { x: 130, width: 400, y }) - y;
    }
    column(page, SIDE, { x: 50, width: 490, y: y + 20 });
  });

export const filledForm = (): Pdf =>
  drawPdf((page) => {
    const { document } = page;
    document.initForm();
    const field = (label: string, y: number, value: string, isLong = false): void => {
      page.write(label, { x: 50, y });
      document.formText(label, 150, y - 4, 380, isLong ? 110 : 18, {
        value,
        multiline: isLong,
        fontSize: 10,
      });
    };
    field('Name:', 60, 'Nora Vell');
    field('Work Experience', 100, TOLD.work.slice(1).join('\n'), true);
    field('Education', 240, TOLD.education.join(', '));
  });

export const turned = (): Pdf =>
  drawPdf((page) => {
    const { document } = page;
    (document.page.dictionary.data as Record<string, unknown>)['Rotate'] = 90;
    document.translate(0, document.page.height).rotate(-90);
    name(page);
    column(page, [...TOLD.work, ...SIDE], { x: 50, width: 490, y: 90 });
  });
