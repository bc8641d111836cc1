/// <reference types="mdx" />

/** What stands at the head of every text in app/content. */
declare module '*.mdx' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a file that declares modules may not import
  export const frontmatter: import('./content-page.ts').Frontmatter
}
