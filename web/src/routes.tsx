import {
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { LayoutSkeleton } from '#features/dashboard/layout-skeleton.tsx';
import { ErrorPage } from '#features/errors/error-page.tsx';
import { NotFoundPage } from '#features/errors/not-found-page.tsx';
import { NavigationLine } from '#ui/navigation-line.tsx';
import { paths, plansFor } from './paths.ts';

const site: RouteObject = {
  lazy: { Component: async () => (await import('#features/landing/site-layout.tsx')).SiteLayout },
  children: [
    {
      path: paths.home,
      lazy: { Component: async () => (await import('#features/landing/landing-page.tsx')).LandingPage },
    },
    {
      path: paths.privacyPolicy,
      lazy: {
        Component: async () => (await import('#features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
      },
    },
    {
      path: paths.terms,
      lazy: { Component: async () => (await import('#features/legal/terms-page.tsx')).TermsPage },
    },
    {
      path: paths.verifyEmail,
      lazy: {
        loader: async () => (await import('#features/auth/verify-email.ts')).verifyEmailLoader,
        Component: async () => (await import('#features/auth/verify-email-page.tsx')).VerifyEmailPage,
      },
    },
    {
      path: paths.requestPasswordReset,
      lazy: {
        Component: async () =>
          (await import('#features/auth/request-password-reset-page.tsx')).RequestPasswordResetPage,
      },
    },
    {
      path: paths.resetPassword,
      lazy: {
        loader: async () => (await import('#features/auth/check-reset-link.ts')).resetPasswordLoader,
        Component: async () => (await import('#features/auth/reset-password-page.tsx')).ResetPasswordPage,
      },
    },
    { path: '*', Component: NotFoundPage },
  ],
};

const authPages: RouteObject[] = [
  {
    path: paths.signIn,
    lazy: { Component: async () => (await import('#features/auth/sign-in-page.tsx')).SignInPage },
  },
  {
    path: paths.signUp,
    lazy: { Component: async () => (await import('#features/auth/sign-up-page.tsx')).SignUpPage },
  },
];

const freeArea: RouteObject = {
  path: paths.freeDashboard,
  HydrateFallback: LayoutSkeleton,
  shouldRevalidate: revalidateOnRequest,
  lazy: {
    loader: async () => (await import('./guards.ts')).freeAreaLoader,
    Component: async () => (await import('#features/dashboard/free-layout.tsx')).FreeLayout,
  },
  children: [
    {
      index: true,
      lazy: { Component: async () => (await import('#features/dashboard/free-home-page.tsx')).FreeHomePage },
    },
    {
      path: paths.freeInterview,
      lazy: {
        Component: async () =>
          (await import('#features/free-interview/free-interview-page.tsx')).FreeInterviewPage,
      },
    },
    {
      path: paths.freeResume,
      lazy: {
        Component: async () => (await import('#features/resume-builder/resume-page.tsx')).ResumePage,
      },
    },
    {
      path: paths.freeHistory,
      lazy: { Component: async () => (await import('#features/history/history-page.tsx')).HistoryPage },
    },
    {
      path: paths.freeYourStories,
      lazy: {
        Component: async () =>
          (await import('#features/your-stories/your-stories-page.tsx')).FreeYourStoriesPage,
      },
    },
    {
      path: paths.freePractise,
      lazy: {
        Component: async () => (await import('#features/practise/practise-page.tsx')).PractisePage,
      },
    },
    {
      path: paths.freePrepare,
      lazy: {
        Component: async () => (await import('#features/prepare/prepare-page.tsx')).PreparePage,
      },
    },
    {
      path: paths.freeCustomization,
      lazy: {
        Component: async () =>
          (await import('#features/customization/customization-page.tsx')).CustomizationPage,
      },
    },
    {
      path: paths.freeKnowledge,
      lazy: {
        Component: async () => (await import('#features/knowledge/knowledge-page.tsx')).KnowledgePage,
      },
    },
    { path: paths.freePlayground, element: <Navigate replace to={plansFor('playground')} /> },
    { path: paths.freeStories, element: <Navigate replace to={plansFor('stories')} /> },
    {
      path: paths.freeUpgrade,
      lazy: { Component: async () => (await import('#features/pricing/upgrade-page.tsx')).UpgradePage },
    },
    {
      path: paths.freeSettings,
      lazy: {
        Component: async () => (await import('#features/settings/settings-page.tsx')).SettingsPage,
      },
    },
  ],
};

const secondScreen: RouteObject = {
  path: paths.secondScreen,
  lazy: {
    Component: async () => (await import('#features/second-screen/second-screen-page.tsx')).SecondScreenPage,
  },
};

const freeCopilot: RouteObject = {
  path: paths.freeCopilot,
  lazy: {
    Component: async () => (await import('#features/copilot/copilot-pages.tsx')).FreeCopilotPage,
  },
};

const paidCopilot: RouteObject = {
  path: paths.copilot,
  lazy: {
    Component: async () => (await import('#features/copilot/copilot-pages.tsx')).PaidCopilotPage,
  },
};

const paidArea: RouteObject = {
  HydrateFallback: LayoutSkeleton,
  shouldRevalidate: revalidateOnRequest,
  lazy: {
    loader: async () => (await import('./guards.ts')).paidAreaLoader,
    Component: async () => (await import('#features/dashboard/paid-layout.tsx')).PaidLayout,
  },
  children: [
    {
      path: paths.dashboard,
      lazy: { Component: async () => (await import('#features/dashboard/paid-home-page.tsx')).PaidHomePage },
    },
    {
      path: paths.interview,
      lazy: {
        Component: async () => (await import('#features/interview-wizard/wizard-page.tsx')).WizardPage,
      },
    },
    {
      path: paths.playground,
      lazy: {
        Component: async () => (await import('#features/playground/playground-page.tsx')).PlaygroundPage,
      },
    },
    {
      path: paths.jobs,
      lazy: { Component: async () => (await import('#features/jobs/jobs-page.tsx')).JobsPage },
    },
    {
      path: paths.resume,
      lazy: {
        Component: async () => (await import('#features/resume-builder/resume-page.tsx')).ResumePage,
      },
    },
    {
      path: paths.stories,
      lazy: { Component: async () => (await import('#features/stories/stories-page.tsx')).StoriesPage },
    },
    {
      path: paths.yourStories,
      lazy: {
        Component: async () =>
          (await import('#features/your-stories/your-stories-page.tsx')).PaidYourStoriesPage,
      },
    },
    {
      path: paths.history,
      lazy: { Component: async () => (await import('#features/history/history-page.tsx')).HistoryPage },
    },
    {
      path: paths.practise,
      lazy: {
        Component: async () => (await import('#features/practise/practise-page.tsx')).PractisePage,
      },
    },
    {
      path: paths.prepare,
      lazy: {
        Component: async () => (await import('#features/prepare/prepare-page.tsx')).PreparePage,
      },
    },
    {
      path: paths.customization,
      lazy: {
        Component: async () =>
          (await import('#features/customization/customization-page.tsx')).CustomizationPage,
      },
    },
    {
      path: paths.knowledge,
      lazy: {
        Component: async () => (await import('#features/knowledge/knowledge-page.tsx')).KnowledgePage,
      },
    },
    {
      path: paths.upgrade,
      lazy: { Component: async () => (await import('#features/pricing/upgrade-page.tsx')).UpgradePage },
    },
    {
      path: paths.settings,
      lazy: {
        Component: async () => (await import('#features/settings/settings-page.tsx')).SettingsPage,
      },
    },
  ],
};

const Root = () => (
  <>
    <NavigationLine />
    <Outlet />
    <ScrollRestoration />
  </>
);

export const routes: RouteObject[] = asSpelt([
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [site, ...authPages, freeArea, freeCopilot, paidCopilot, secondScreen, paidArea],
  },
]);

/** The user is fetched on entering an area and on request only. */
function revalidateOnRequest({
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

/** Paths match as strictly as on the server. */
function asSpelt(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route;
    return { ...route, caseSensitive: true, ...(route.children && { children: asSpelt(route.children) }) };
  });
}
