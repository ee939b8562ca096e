import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/** A function, as a prerendered page first loads the routes that it shows. */
export const createRouter = () => createBrowserRouter(routes);
