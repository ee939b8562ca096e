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
    // light-dark() is written once per token and must reach the browser as it is
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // the CSP allows no data: URLs
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // jsPDF would draw HTML and SVG with them, which nobody asks of it
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
});
