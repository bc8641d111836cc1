import { figures, type Language, type Proof, rows, words } from './copy.ts'

/** The figure in large, with its unit beside it; a sentence that may be long is set smaller. */
function Figure({ proof, language }: { proof: Proof; language: Language }) {
  const { large, small, spoken } = figures[language](proof.facts)
  if (small === '') return <p className="proof-sentence">{large}</p>
  return (
    <p className={large.length > 7 ? 'proof-figure proof-figure-long' : 'proof-figure'}>
      {spoken && <span className="sr-only">{spoken}</span>}
      <span aria-hidden={spoken ? true : undefined}>
        {large}
        <small>{small}</small>
      </span>
    </p>
  )
}

/** The slip: for whom, what, and from which record. */
export function ProofSlip({ proof, language }: { proof: Proof; language: Language }) {
  return (
    <div className="proof-slip">
      <div className="proof-paper">
        <p className="text-[.9375rem] break-words text-ink-2">{words[language].madeFor(proof.receiver)}</p>
        <h2 className="mt-3.5 text-[.9375rem] font-medium text-ink-2">
          {figures[language](proof.facts).title}
        </h2>
        <Figure proof={proof} language={language} />
        <hr className="proof-dash" />
        <dl className="grid gap-2.25 text-[.9375rem] leading-[1.45] tnum">
          {rows[language](proof).map(([label, text]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="flex-none text-ink-3">{label}</dt>
              <dd className="min-w-0 text-right font-semibold break-words">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
