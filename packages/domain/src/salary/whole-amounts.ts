/** The same text, but no line ends inside one of its amounts: for sentences that wrap. */
export const withWholeAmounts = (text: string): string =>
  text.replaceAll(/(?<=[\d억만]) (?=[\d,]+만|원)/g, '\u00a0')
