import { BRAND } from '@coffeeattack/domain/brand'
import { StepGrid } from '../../public/landing/StepGrid.tsx'

const SALARY = '연봉'
const orders = [
  { name: '지금까지', steps: ['이력서', '면접', '또 면접', SALARY] },
  { name: BRAND.ko, steps: [SALARY, '커피챗', '면접', '이직'] },
]

/** The same steps in two orders: hiring elsewhere ends with the salary, ours starts with it. */
export function OrderTurned() {
  return (
    <figure className="rounded-card bg-surface-2 p-5">
      {orders.map(({ name, steps }) => (
        <div key={name} className="[&+div]:mt-4.5">
          <p className="text-[.875rem] font-semibold text-ink-3">{name}</p>
          <ol className="mt-2 flex gap-3.5">
            {steps.map((step) => (
              <li
                key={step}
                data-marked={step === SALARY || undefined}
                className="relative flex-1 rounded-button-sm bg-surface py-[9px] text-center text-[.875rem] font-medium whitespace-nowrap not-first:before:absolute not-first:before:top-1/2 not-first:before:-left-3.5 not-first:before:w-3.5 not-first:before:border-t-2 not-first:before:border-line-2 data-marked:bg-primary data-marked:font-bold data-marked:text-on-primary"
              >
                {step}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <figcaption>연봉이 처음에 나오면, 나머지는 마음에 드는 회사와만 하면 돼요.</figcaption>
    </figure>
  )
}

/** The four steps, as on the landing page. */
export function OnboardingSteps() {
  return (
    <div className="apart">
      <StepGrid />
    </div>
  )
}
