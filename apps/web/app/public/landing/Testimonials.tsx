import { groupDigits } from '@coffeeattack/domain/salary/format'
import { CarouselArrows, CarouselTrack } from './Carousel.tsx'
import { SectionTitle } from './SectionTitle.tsx'
import { fastestMinutes, testimonials, waitingShare, waitText } from './testimonials.ts'

/** Testimonials, in the page's dark section. */
export function Testimonials() {
  return (
    <section
      data-carousel
      aria-roledescription="캐러셀"
      aria-label="후기"
      className="bg-shot pt-12 pb-13 text-on-shot [--focus:var(--on-shot)]"
    >
      <div className="flex items-end justify-between px-(--gut)">
        <SectionTitle lines={[`빠르면 ${waitText(fastestMinutes)} 만에`, '첫 어택이 왔어요']} />
        <CarouselArrows of="후기" />
      </div>
      <CarouselTrack
        label="후기 넘겨 보기"
        className="mt-6 gap-3 px-(--gut) [scroll-padding-inline:var(--gut)]"
      >
        {testimonials.map((one) => (
          <li key={one.name} className="w-[min(292px,calc(100vw-56px))] shrink-0 snap-start">
            <figure className="flex h-full flex-col rounded-card bg-shot-2 px-5 pt-6 pb-5">
              <div className="tnum flex items-baseline justify-between gap-3 font-bold tracking-[-.035em]">
                <span className="text-[clamp(30px,calc((100vw-72px)/7.25),40px)]/[1.15] whitespace-nowrap">
                  {groupDigits(one.salary)}
                  <span className="money-unit">만 원</span>
                </span>
                <span className="text-[1.375rem] tracking-tight text-rise-on-shot">+{one.percent}%</span>
              </div>
              <div className="mt-4 h-1.5 rounded-full bg-on-shot/14">
                <i
                  className="block h-full rounded-full bg-on-shot"
                  style={{ width: `${(waitingShare(one.minutesToFirstOffer) * 100).toFixed(1)}%` }}
                />
              </div>
              <p className="mt-[7px] flex justify-between text-caption text-on-shot-2">
                <span>가입</span>
                <span className="tnum">{waitText(one.minutesToFirstOffer)} 뒤 첫 어택</span>
              </p>
              <blockquote className="mt-4.5 mb-5 text-[.96875rem]/[1.62] text-balance">{one.desc}</blockquote>
              <figcaption className="mt-auto text-caption text-on-shot-2">
                <b className="mr-2 text-on-shot">{one.name}</b>
                {one.job}
              </figcaption>
            </figure>
          </li>
        ))}
      </CarouselTrack>
    </section>
  )
}
