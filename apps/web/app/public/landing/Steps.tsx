import { SectionTitle } from './SectionTitle.tsx'
import { steps } from './step-pictures.tsx'

/** How it begins, in four steps. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="px-(--gut) py-8">
      <SectionTitle id="steps" lines={['네 단계면', '제안받을 준비 끝']} />
      <ol className="mt-6 grid grid-cols-2 gap-x-3.5 gap-y-7">
        {steps.map(({ text, Picture }, index) => (
          <li key={text}>
            <div
              aria-hidden="true"
              className="grid h-33 place-items-center overflow-hidden rounded-option bg-surface-2 p-3.5 *:w-full max-[359px]:p-2.5 max-[359px]:*:[zoom:.84]"
            >
              <Picture />
            </div>
            <p className="mt-3 flex gap-2 text-body-s/normal font-medium text-ink-2">
              <span className="tnum mt-[1.5px] grid size-5 shrink-0 place-items-center rounded-full bg-primary text-[.75rem] font-bold text-on-primary">
                {index + 1}
              </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
