/** What the public pages claim (PUB-3); the profile meter names the same benefit beside each missing item. */
export const claims = {
  resumeOffersPercent: 21,
  portfolioSalaryPercent: 34,
} as const

export const claimSentences = {
  resume: `이력서를 올리면 제안이 ${claims.resumeOffersPercent}% 더 와요`,
  portfolio: `포트폴리오를 올리면 제안 연봉이 ${claims.portfolioSalaryPercent}% 더 높아요`,
} as const
