/** The built text of a script of this folder (scripts/inline-scripts.ts). */
declare module '*?inline-script' {
  const text: string
  export default text
}
