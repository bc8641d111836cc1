import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The components in every state, for development: `npm run gallery -w @coffeeattack/ui`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  // Discovered late (overlays are lazy), they would reload the page.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@base-ui/react/otp-field',
      'overlay-kit',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
    ],
  },
})
