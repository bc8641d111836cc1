import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { defineConfig, type Plugin } from 'vite'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { mdxContents } from './scripts/mdx-contents.ts'

/** Public pages have no React and so no hot reload: they reload when a server module changes (early/reload-on-change.ts). */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) {
      server.environments.client.hot.send('public-page:changed', {})
    }
  },
}

/** Three groups: the framework changes only with its versions, the shell is on every page, the rest is shared by many pages. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|overlay-kit)\//,
    priority: 2,
  },
  { name: 'shell', test: /\/app\/(root\.tsx|layout\/)/, priority: 1 },
  { name: 'common', test: /packages\/|node_modules\/|\/app\//, minShareCount: 36, priority: 0 },
]

/** The texts of app/content: Markdown with components. Their front matter (title, description, updated) is exported. */
export const texts = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, mdxContents] })

export default defineConfig({
  plugins: [{ enforce: 'pre', ...texts }, tailwindcss(), inlineScripts(), reactRouter(), reloadPublicPages],
  // Pre-bundled, so that the first page of a new development server does not reload.
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@base-ui/react/otp-field',
      '@tanstack/react-query',
      'overlay-kit',
    ],
  },
  worker: { format: 'es' },
  // Most imports of a lazy chunk are loaded already; preload links for all of them cost the home page 35 ms of rendering.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The server build is one file; dynamic imports matter only in the browser.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
})
