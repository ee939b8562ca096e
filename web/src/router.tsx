import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/**
 * A function, as a prerendered page first loads the routes that it shows. Such a page has no data, and stays
 * where it was scrolled to before its script came: the router leaves alone what it is told to hydrate.
 */
export const createRouter = (prerendered: boolean) =>
  createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {});
