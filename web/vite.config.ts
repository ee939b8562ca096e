import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutJsonSchema } from './build/without-json-schema.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutJsonSchema()],
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/dev/mail': { target: server },
      '/healthz': { target: server },
    },
  },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // light-dark() must reach the browser
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // the CSP allows no data: URLs
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // jsPDF's unused HTML and SVG renderers
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
});
