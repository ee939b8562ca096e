import './landing.css';
import { pageHeads } from '#content/pages.ts';
import { paths } from '#paths.ts';
import { Closing } from './closing.tsx';
import { FarewellNotice } from './farewell-notice.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Platforms } from './platforms.tsx';
import { Pricing } from './pricing.tsx';
import { Privacy } from './privacy.tsx';
import { Questions } from './questions.tsx';
import { Roles } from './roles.tsx';
import { SeeItWork } from './see-it-work/see-it-work.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';

export function LandingPage() {
  return (
    <main>
      <title>{pageHeads[paths.home].title}</title>
      <FarewellNotice />
      <Hero />
      <Statistics />
      <SeeItWork />
      <Features />
      <Platforms />
      <Privacy />
      <Roles />
      <Pricing />
      <Testimonials />
      <Questions />
      <Closing />
    </main>
  );
}
