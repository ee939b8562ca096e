export type PageAnswer = { redirect: string } | { status: number; html: string };

export const page = (title: string, content: string, status = 200): PageAnswer => ({
  status,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${content}</html>`,
});
