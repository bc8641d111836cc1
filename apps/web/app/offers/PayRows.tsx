import { firstYearText, partLines } from '@coffeeattack/domain/offers/pay-words.ko'
import type { Offered } from '@coffeeattack/domain/offers/whole-pay'
import { SlipRow } from '@coffeeattack/ui/Slip'

/** The parts besides the base, and the first year, of an answered offer (OFR-15). */
export function PayRows({ salaryMin, salaryMax, pay }: Offered) {
  const first = firstYearText({ salaryMin, salaryMax, pay })
  return (
    <>
      {partLines(pay).map(({ label, figure }) => (
        <SlipRow key={label} label={label}>
          {figure}
        </SlipRow>
      ))}
      {first && <SlipRow label="첫해에 모두">{first}</SlipRow>}
    </>
  )
}
