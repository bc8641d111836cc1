/** 36 px high, with a target of 44. */
export const chipLook =
  'relative inline-flex h-9 shrink-0 items-center gap-1 rounded-full px-3.5 text-body-s font-medium whitespace-nowrap transition-colors duration-(--t2) ' +
  'before:absolute before:inset-x-0 before:-inset-y-1'
