type SectionTitleProps = {
  /** Labels its section. */
  id?: string
  lines: readonly string[]
}

/** A section's heading with its line break. The space before a break is for tools that join lines. */
export function SectionTitle({ id, lines }: SectionTitleProps) {
  return (
    <h2 id={id} className="text-h1">
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {index < lines.length - 1 ? `${line} ` : line}
        </span>
      ))}
    </h2>
  )
}
