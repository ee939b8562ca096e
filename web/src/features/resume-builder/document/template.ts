import { useSyncExternalStore } from 'react';
import { browserSetting } from '#browser/setting.ts';
import type { Resume } from '../resume.ts';
import { layOutResume } from './lay-out-resume.ts';
import type { Page } from './page-flow.ts';

export type Template = 'classic' | 'modern';

export type LayOut = (resume: Resume) => Page[];

const setting = browserSetting('resumeTemplate');

const readTemplate = (): Template => (setting.read() === 'modern' ? 'modern' : 'classic');

export const useTemplate = (): Template => useSyncExternalStore(setting.subscribe, readTemplate);

export const chooseTemplate = (template: Template): void =>
  setting.choose(template === 'classic' ? null : template);

/** @throws TypeError if unreachable */
export async function loadLayOut(template: Template): Promise<LayOut> {
  return template === 'classic' ? layOutResume : (await import('./modern/lay-out-modern.ts')).layOutModern;
}
