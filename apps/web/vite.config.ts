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

/**
 * Every app page needs the same two things, each in one chunk, because together they compress better: the framework,
 * which changes only with its versions, and our frame with what it leans on.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|overlay-kit)\//,
    priority: 3,
  },
  {
    name: 'shell',
    test: /kit\/src\/watchErrors|\/app\/(root\.tsx|public-page|campaigns\/messenger-key|layout\/(?!failure)|layout\/failure\/(Error|Failure|reload)|public\/NotFoundView)/,
    priority: 2,
  },
  // What most screens share travels together: thirty small files cost more than their contents.
  {
    name: 'common',
    test: /packages\/(ui|domain|contract|kit)\/src|node_modules\/@tanstack\/|\/app\/(seo\.ts|(api|layout\/failure|sessions)\/)/,
    minShareCount: 24,
    priority: 1,
  },
  // So do the small parts of a subject, whoever asks for one: each file is asked for, compiled and kept by itself.
  { name: 'words', test: /domain\/src\/text\/josa|node_modules\/es-hangul\//, priority: 1 },
  { name: 'parts', test: /ui\/src\/(Card|Logo)\.tsx|kit\/src\/useNow|domain\/src\/text\/names/, priority: 1 },
  { name: 'icons', test: /ui\/src\/icons\//, priority: 0 },
  { name: 'fields', test: /ui\/src\/(TextField|TextArea|OptionRow|Checkbox|field\/\w+)\.tsx?$/, priority: 0 },
  { name: 'money', test: /ui\/src\/(CountUp|Money)\.tsx|salary\/(spoken-money|unit-apart)/, priority: 0 },
  {
    name: 'raise',
    test: /ui\/src\/IncreaseBar|offers\/(increase-rate|SalaryRange|LogoStack)/,
    priority: 0,
  },
  { name: 'deadline', test: /offers\/(deadline|status)\.tsx?$/, priority: 0 },
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
