/** Loads of code that nobody waits for. A failed one needs no reaction. */
export const backgroundLoads = { running: 0 }
