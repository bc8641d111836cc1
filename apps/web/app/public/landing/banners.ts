import { claims } from '@coffeeattack/domain/profiles/completeness'

/** The banner carousel of the landing page (PUB-1). */
export const BANNER = { autoplayMs: 5_000 } as const

/** Two slides. `lines` is the title broken by hand; `percent` is the part that rises in the picture. */
export const banners = [
  {
    key: 'resume',
    eyebrow: '프로필 팁',
    lines: ['이력서를 올리면', `제안이 ${claims.resumeOffersPercent}% 더 와요`],
    percent: claims.resumeOffersPercent,
  },
  {
    key: 'portfolio',
    eyebrow: '프로필 팁',
    lines: ['포트폴리오를 올리면', `제안 연봉이 ${claims.portfolioSalaryPercent}% 더 높아요`],
    percent: claims.portfolioSalaryPercent,
  },
] as const
