type OptionsProps = { of: readonly (readonly [value: string | number, text: string])[] }

/** The options of a select: `<Options of={years.map((year) => [year, `${year}년`])} />`. */
export const Options = ({ of }: OptionsProps) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
