import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/** Prerendered pages load their routes first, so this is a function. */
export const createRouter = (prerendered: boolean) =>
  createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {});
