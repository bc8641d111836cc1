import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The components in every state, for development: `npm run gallery -w @coffeeattack/ui`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  // found late (overlays load lazily) they would reload the page under somebody's hands
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
