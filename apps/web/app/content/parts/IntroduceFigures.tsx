import { BRAND } from '@coffeeattack/domain/brand'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { StepGrid } from '../../public/landing/StepGrid.tsx'
import ordersCss from './orders.css?inline'

const SALARY = '연봉'
const orders = [
  { name: '지금까지', steps: ['이력서', '면접', '또 면접', SALARY] },
  { name: BRAND.ko, steps: [SALARY, '커피챗', '면접', '이직'] },
]

/** The same steps in two orders: hiring elsewhere ends with the salary, ours starts with it. */
export function OrderTurned() {
  return (
    <>
      <PageStyle name="content-orders" css={import.meta.env.SSR ? ordersCss : ''} />
      <figure className="orders">
        {orders.map(({ name, steps }) => (
          <div key={name}>
            <p>{name}</p>
            <ol>
              {steps.map((step) => (
                <li key={step} className={step === SALARY ? 'marked' : undefined}>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        ))}
        <figcaption>연봉이 처음에 나오면, 나머지는 마음에 드는 회사와만 하면 돼요.</figcaption>
      </figure>
    </>
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
