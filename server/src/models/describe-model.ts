import { looksInstalled, readInstallation } from './installed-models.ts';
import type { Model } from './model.ts';

export async function describeModel(directory: string, model: Model): Promise<string> {
  const what = `${model.name}: ${model.purpose}`;
  if (!looksInstalled(directory, model)) return `${what} (not installed)`;
  const installation = await readInstallation(directory, model);
  if (!installation) return `${what} (put there by hand, ${model.licence})`;
  const bytes = installation.files.reduce((sum, file) => sum + file.bytes, 0);
  return `${what} (${Math.round(bytes / 1e6)} MB, from ${installation.source}, ${model.licence})`;
}
