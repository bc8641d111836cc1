/** As many years of income as fit beside the figure on the home. */
export const HOME_YEARS = 5
