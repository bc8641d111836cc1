/// <reference types="mdx" />

/** The front matter of a text in app/content. */
declare module '*.mdx' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a file that declares modules may not import
  export const frontmatter: import('./texts.ts').Frontmatter
}
