import { groupDigits } from './field/groupDigits.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type MoneyFieldProps = Omit<TextFieldProps, 'inputClassName'>

/** An amount, right-aligned before its unit. Put the amount in words into `helper`. */
export function MoneyField({ format = groupDigits, unit = '만 원', ...rest }: MoneyFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      format={format}
      unit={unit}
      inputClassName={
        rest.dense ? 'text-right text-body-s font-bold' : 'text-right text-money-20 tracking-snug'
      }
    />
  )
}
