/** What the public pages claim (PUB-3); the profile meter names the same benefit beside each missing item. */
export const claims = {
  resumeOffersPercent: 21,
  portfolioSalaryPercent: 34,
} as const
