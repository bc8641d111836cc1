/** The scripts of this folder, built and minified (scripts/inline-scripts.ts). Only the server may use them. */
export { default as inputScript } from './hold-input.ts?inline-script'
export { default as modulesScript } from './load-modules.ts?inline-script'
export { default as callsScript } from './send-calls.ts?inline-script'
export { default as themeScript } from './set-theme.ts?inline-script'
