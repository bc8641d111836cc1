import { moneyText } from '@coffeeattack/domain/salary/format'

/** '6,300' and '만 원', '1억 2,000' and '만 원': screens show the last unit smaller. */
export function splitUnit(manwon: number): { amount: string; unit: string } {
  const [, amount = '0', unit = ''] = /^(.*?)([억만]?) 원$/.exec(moneyText(manwon)) ?? []
  return { amount, unit: `${unit} 원`.trimStart() }
}
