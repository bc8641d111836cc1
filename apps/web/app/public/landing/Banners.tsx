import { claims } from '@coffeeattack/domain/profiles/completeness'
import { Pause } from '@coffeeattack/ui/icons/Pause'
import { Play } from '@coffeeattack/ui/icons/Play'
import { CarouselTrack } from './Carousel.tsx'

/** The landing page's banner carousel (PUB-1). */
export const BANNER = { autoplayMs: 5_000 } as const

/** Two slides. `lines` is the title with its line break; `percent` is the highlighted figure. */
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

/** The bar of a profile without it; the other bar is taller by the claimed percentage. */
const BASE_BAR = 52

export function Banners() {
  return (
    <section
      data-carousel
      data-autoplay={BANNER.autoplayMs}
      aria-roledescription="캐러셀"
      aria-label="소식"
      className="pt-5 pb-3"
    >
      <CarouselTrack
        label="소식 넘겨 보기"
        className="gap-(--gut) px-(--gut) [scroll-padding-inline:var(--gut)]"
      >
        {banners.map(({ key, eyebrow, lines, percent }) => (
          <li
            key={key}
            className="flex min-h-31 w-full shrink-0 snap-start items-end justify-between rounded-card bg-surface-2 pr-6 pl-5"
          >
            <div className="self-center py-5">
              <p className="text-caption text-ink-3">{eyebrow}</p>
              <p className="mt-0.5 text-h3 font-bold">
                {lines[0]}
                <br />
                {lines[1]}
              </p>
            </div>
            <div aria-hidden="true" className="flex items-end gap-2">
              <i className="w-7.5 rounded-t-[8px] bg-track" style={{ height: BASE_BAR }} />
              <i
                className="relative w-7.5 rounded-t-[8px] bg-rise not-italic"
                style={{ height: Math.round(BASE_BAR * (1 + percent / 100)) }}
              >
                <b className="tnum absolute bottom-full left-1/2 -translate-x-1/2 pb-1 text-body-s font-bold tracking-tight text-rise-text">
                  +{percent}%
                </b>
              </i>
            </div>
          </li>
        ))}
      </CarouselTrack>
      <div className="needs-script flex items-center justify-end pr-[calc(var(--gut)-15px)] text-caption text-ink-3">
        <span className="tnum">
          <b data-page className="text-ink">
            1
          </b>
          {' / '}
          {banners.length}
        </span>
        <button
          type="button"
          data-pause
          data-label-pause="자동 넘김 멈추기"
          data-label-play="자동 넘김 켜기"
          aria-label="자동 넘김 멈추기"
          className="group grid size-11 place-items-center rounded-button-sm"
        >
          <Pause size={14} strokeWidth={2.6} className="group-data-paused:hidden" />
          <Play size={14} strokeWidth={2.6} className="hidden group-data-paused:block" />
        </button>
      </div>
    </section>
  )
}
