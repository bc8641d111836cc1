/**
 * For words that are written by people and not by us: they hold letters that the public pages' small font lacks, so
 * they read in the system's own, all of them alike.
 */
export const anyLetters = "[font-family:'Narrow_Noto','Apple_SD_Gothic_Neo',system-ui,sans-serif]"
