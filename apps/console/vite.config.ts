import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** A single-page app: the server gives `index.html` for every address under /console/. */
export default defineConfig({
  base: '/console/',
  plugins: [tailwindcss()],
  build: {
    assetsInlineLimit: 0,
    // Libraries mark their client parts for servers that render React components; here everything is client.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
