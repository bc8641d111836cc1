import { steps } from './step-pictures.tsx'

/** How it begins, in four steps, each with its picture. */
export function StepGrid() {
  return (
    <ol className="grid grid-cols-2 gap-x-3.5 gap-y-7">
      {steps.map(({ text, Picture }, index) => (
        <li key={text}>
          <div
            aria-hidden="true"
            className="grid h-33 place-items-center overflow-hidden rounded-option bg-surface-2 p-3.5 *:w-full max-narrow:p-2.5 max-narrow:*:[zoom:.84]"
          >
            <Picture />
          </div>
          <p className="mt-3 flex gap-2 text-body-s/normal font-medium text-ink-2">
            <span className="tnum mt-[1.5px] grid size-5 shrink-0 place-items-center rounded-full bg-primary text-note font-bold text-on-primary">
              {index + 1}
            </span>
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
