import { rangeText } from './format.ts'

export type SalaryFigure = { from?: string; to: string; unit: string; length: number }

/** A range in the parts a screen sets apart: the lower end, the upper end, and the last unit, which is drawn small. */
export function salaryFigure(low: number, high: number): SalaryFigure {
  const text = rangeText(low, high)
  const [, from, to = text, unit = ''] = /^(?:(.+)~)?(.+?)([억만]? 원)$/.exec(text) ?? []
  return { ...(from !== undefined && { from }), to, unit: unit.trimStart(), length: text.length }
}
