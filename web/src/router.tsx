import { createBrowserRouter, redirect } from 'react-router';
import { paths } from './paths.ts';

export const router = createBrowserRouter([{ path: paths.home, loader: () => redirect(paths.signIn) }]);
