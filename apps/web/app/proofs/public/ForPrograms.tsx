import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { type Language, words } from './copy.ts'

const Code = icon(<path d="m16 18 6-6-6-6M8 6l-6 6 6 6" />)

type Payload = { iss: string; status: { status_list: { idx: number; uri: string } } }

/** The signed part of an SD-JWT, as it stands. */
const payloadOf = (token: string): Payload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Payload

/** The same proof for programs: where to fetch it, where its keys and its list are, and what stands in it. */
export function ForPrograms({ link, token, language }: { link: string; token: string; language: Language }) {
  const { programs, steps, token: tokenWord, programLogged } = words[language]
  const payload = payloadOf(token)
  const { uri, idx } = payload.status.status_list
  const texts = [
    `curl -H "Accept: application/dc+sd-jwt" \\\n${link}`,
    `${payload.iss}\n  /.well-known/jwt-vc-issuer`,
    `${uri}\nidx ${idx} → 0`,
  ]
  return (
    <details className="proof-programs rounded-card bg-surface">
      <summary className="flex min-h-14 items-center gap-2.5 px-5 font-semibold">
        <Code size={19} />
        {programs}
        <ChevronDown size={18} className="ml-auto text-ink-3" />
      </summary>
      <div className="px-5 pb-5">
        <ol className="grid gap-4">
          {steps.map((step, index) => (
            <li key={step} className="text-[.9375rem] leading-normal">
              {step}
              <pre>{texts[index]}</pre>
            </li>
          ))}
        </ol>
        <pre>{JSON.stringify(payload, null, 2)}</pre>
        <p className="mt-4 text-[.9375rem] font-medium">{tokenWord}</p>
        <pre className="select-all">{token}</pre>
        <p className="mt-3 text-caption text-ink-3">{programLogged}</p>
      </div>
    </details>
  )
}
