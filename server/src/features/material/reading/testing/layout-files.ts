import { drawPdf, type ExpectedPage } from './pdf-page.ts';

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** What each of these files says, line by line, in the order in which it is read. */
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

/** Writes lines below each other, broken at a width, the rest of a bullet below its text. @returns where they end */
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

/** A sidebar at the right, so near that a line of the other column ends beside it; neither has the other's lines. */
export const nearSidebar = (): Pdf =>
  drawPdf((page) => {
    name(page);
    column(page, TOLD.work, { x: 50, width: 330, y: 90 });
    column(page, SIDE, { x: 390, width: 150, y: 93, leading: 17 });
  });

/** A sidebar at the left with the name on its top, on two pages; the jobs go on over the page's end in mid-sentence. */
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

/** Heads and feet with page numbers; the first page has none of them, or all do. */
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

/** Bullets are circles, not letters, each line as long as the page is wide. */
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

/** A line of nothing but words of two letters, as tools and departments have them. */
export const shortWords = (): Pdf =>
  drawPdf((page) => {
    name(page);
    column(page, [...TOLD.work, 'HR IT QA UX'], { x: 50, width: 490, y: 90 });
  });

/** Its structure says what the items of its list are, and nothing else does. */
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

/** Lines of words set to fill their width, so that gaps stand below each other here and there. */
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

/** Dates in a margin that is too narrow for them, beside their jobs. */
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

/** A form that somebody has filled in. */
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

/** A page that was turned to be looked at. */
export const turned = (): Pdf =>
  drawPdf((page) => {
    const { document } = page;
    (document.page.dictionary.data as Record<string, unknown>)['Rotate'] = 90;
    document.translate(0, document.page.height).rotate(-90);
    name(page);
    column(page, [...TOLD.work, ...SIDE], { x: 50, width: 490, y: 90 });
  });
