import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/**
 * A function, as a prerendered page loads its routes first. Hydrated pages have no data and keep their scroll
 * position.
 */
export const createRouter = (prerendered: boolean) =>
  createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {});
