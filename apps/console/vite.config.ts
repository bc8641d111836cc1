import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** A single-page app: the server gives `index.html` for every address under /console/. */
export default defineConfig({
  base: '/console/',
  plugins: [tailwindcss()],
  build: {
    assetsInlineLimit: 0,
    // Libraries mark client components for server rendering; here everything is client code.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
