import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/** A function, as prerendered pages load their routes first. */
export const createRouter = (prerendered: boolean) =>
  createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {});
