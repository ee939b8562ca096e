/** Answered by the server with 200, rendered by the browser's router. */
export const PAGES = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  requestPasswordReset: '/reset-password',
  resetPassword: '/password-reset',
  verifyEmail: '/verify-email',
  dashboard: '/dashboard',
  interview: '/dashboard/interview-ai',
  playground: '/dashboard/ai-playground',
  jobs: '/dashboard/jobs',
  resume: '/dashboard/resume',
  history: '/dashboard/history',
  stories: '/dashboard/stories',
  yourStories: '/dashboard/your-stories',
  prepare: '/dashboard/prepare',
  customization: '/dashboard/customization',
  knowledge: '/dashboard/knowledge',
  settings: '/dashboard/settings',
  upgrade: '/dashboard/upgrade',
  copilot: '/dashboard/copilot',
  freeDashboard: '/free-dashboard',
  freeInterview: '/free-dashboard/interview-ai-free',
  freeResume: '/free-dashboard/resume',
  freeHistory: '/free-dashboard/history',
  freeYourStories: '/free-dashboard/your-stories',
  freePrepare: '/free-dashboard/prepare',
  freeCustomization: '/free-dashboard/customization',
  freeKnowledge: '/free-dashboard/knowledge',
  freePlayground: '/free-dashboard/ai-playground',
  freeStories: '/free-dashboard/stories',
  freeUpgrade: '/free-dashboard/upgrade',
  freeSettings: '/free-dashboard/settings',
  freeCopilot: '/free-dashboard/copilot',
  secondScreen: '/second-screen',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(PAGES));

/** Takes paths with or without a trailing slash. */
export const isPage = (path: string): boolean => known.has(path.replace(/(?<=[^/])\/$/, ''));
