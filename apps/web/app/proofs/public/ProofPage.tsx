import { paths } from '@coffeeattack/contract/pages'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Cup } from '@coffeeattack/ui/Cup'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { data } from 'react-router'
import { foundOrNull, serverApi } from '../../api/server-api.server.ts'
import { secretPage } from '../../public-page.ts'
import chromeCss from '../../public/chrome/chrome.css?inline'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { PublicFont } from '../../public/chrome/PublicFont.tsx'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/ProofPage.ts'
import { type Language, type PageState, type Proof, says, saysNot, states, words } from './copy.ts'
import { ForPrograms } from './ForPrograms.tsx'
import proofCss from './proof.css?inline'
import { ProofSlip } from './ProofSlip.tsx'
import { Said } from './Said.tsx'
import { StateMark } from './StateMark.tsx'

/** Beside the column on a wide screen. */
function ProofPanel({ language }: { language: Language }) {
  const { brand, panel } = words[language]
  return (
    <aside aria-label={brand} className="panel hidden lg:block">
      <a href={paths.home()} className="relative z-1 inline-block rounded-badge [--focus:var(--on-shot)]">
        <Wordmark size={32} tone="on-shot">
          {brand}
        </Wordmark>
      </a>
      <p className="relative z-1 mt-14 text-panel">
        {panel.title[0]}
        <br />
        {panel.title[1]}
      </p>
      <p className="relative z-1 mt-4 text-lead text-on-shot-2">
        {panel.text[0]}
        <br />
        {panel.text[1]}
      </p>
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}

function Header({ address, language }: { address: string; language: Language }) {
  return (
    <header className="flex h-14 items-center justify-between pr-4 pl-5 lg:h-18 lg:justify-end lg:px-6">
      <a href={paths.home()} className="flex h-11 items-center rounded-badge lg:hidden">
        <Wordmark size={24}>{words[language].brand}</Wordmark>
      </a>
      <nav aria-label="언어 Language" className="proof-languages">
        <a href={paths.proof(address)} lang="ko" aria-current={language === 'ko' || undefined}>
          한국어
        </a>
        <a href={paths.proof(address, 'en')} lang="en" aria-current={language === 'en' || undefined}>
          English
        </a>
      </nav>
    </header>
  )
}

/** The state comes first, in words and with a mark: what has ended is dashed, and is no fault. */
function StateLine({
  state,
  untilDay,
  language,
}: {
  state: PageState
  untilDay: string
  language: Language
}) {
  const { title, line } = states[language][state]
  return (
    <div className="flex items-center gap-3.5 px-1 pt-1.5 pb-2.5">
      <StateMark state={state} />
      <div>
        <h1 className="text-[1.5rem] leading-[1.3] font-bold tracking-[-.03em]">{title}</h1>
        <p className="mt-px text-[.9375rem] leading-[1.45] text-ink-3 tnum">{line(untilDay)}</p>
      </div>
    </div>
  )
}

/** Anybody can draw a page that looks like this one; only its address tells them apart. */
function AddressToCheck({
  origin,
  proof,
  language,
}: {
  origin: string
  proof: Proof | null
  language: Language
}) {
  const { address, notYours } = words[language]
  return (
    <p className="flex gap-2.5 rounded-field bg-surface px-4 py-3.5 text-[.875rem] leading-normal text-ink-2">
      <Lock size={18} className="mt-px shrink-0 text-ink-3" />
      <span>
        {address[0]}
        <b className="font-semibold break-all text-ink">{new URL(origin).host}</b>
        {address[1]}
        {proof && ` ${notYours(proof.receiver)}`}
      </span>
    </p>
  )
}

function Content({ proof, language }: { proof: Proof; language: Language }) {
  const { says: saysTitle, saysNot: saysNotTitle } = words[language]
  return (
    <>
      <ProofSlip proof={proof} language={language} />
      <section className="rounded-card bg-surface p-5">
        <Said title={saysTitle} lines={says[language](proof)} is />
        <hr className="proof-dash" />
        <Said title={saysNotTitle} lines={saysNot(proof, language)} />
      </section>
    </>
  )
}

function Gone({ state, language }: { state: PageState; language: Language }) {
  return (
    <div className="rounded-[20px] border-[1.5px] border-dashed border-line-field p-5">
      {states[language][state].body.map((line) => (
        <p key={line} className="leading-[1.6] text-ink-2 not-first:mt-2.5">
          {line}
        </p>
      ))}
    </div>
  )
}

/** What a proof's receiver opens (PROOF-3). Only the state that it is in stands in its source. */
export default function ProofPage({ loaderData, params: { address }, matches }: Route.ComponentProps) {
  const { shown, language } = loaderData
  const state = shown?.state ?? 'UNKNOWN'
  const proof = shown?.proof ?? null
  const origin = originOf(matches)
  const { logged, how } = words[language]
  return (
    <>
      <PublicFont />
      <PageStyle name="public-chrome" css={import.meta.env.SSR ? chromeCss : ''} />
      <PageStyle name="proof" css={import.meta.env.SSR ? proofCss : ''} />
      <div className="proof-column relative mx-auto flex min-h-dvh max-w-column flex-col bg-canvas lg:mr-0">
        <Header address={address} language={language} />
        <ProofPanel language={language} />
        <main className="flex grow flex-col gap-3 px-4 pt-1 pb-10 lg:px-6 lg:pb-12">
          <StateLine state={state} untilDay={shown?.untilDay ?? ''} language={language} />
          {proof ? <Content proof={proof} language={language} /> : <Gone state={state} language={language} />}
          <AddressToCheck origin={origin} proof={proof} language={language} />
          {proof && (
            <ForPrograms link={origin + paths.proof(address)} token={proof.token} language={language} />
          )}
          <p className="px-2 pt-2 text-center text-caption leading-[1.6] text-ink-3">
            {proof ? (
              <>
                {logged[0]}
                <br />
                {logged[1]}
              </>
            ) : (
              <a href={paths.faq()} className="underline decoration-line-2 underline-offset-3">
                {how}
              </a>
            )}
          </p>
        </main>
      </div>
    </>
  )
}

export const handle = secretPage

/** As the link of a proof is made; anything else is not asked for. */
const ADDRESS = /^[A-Za-z0-9_-]{22}$/

export async function loader({ params: { address }, request, context }: Route.LoaderArgs) {
  const { signal, url } = request
  const language: Language = new URL(url).searchParams.get('lang') === 'en' ? 'en' : 'ko'
  const shown = ADDRESS.test(address)
    ? await foundOrNull(serverApi({ context })('GET /proofs/:address', { params: { address }, signal }))
    : null
  const status = shown === null ? 404 : shown.state === 'TAKEN_BACK' || shown.state === 'EXPIRED' ? 410 : 200
  return data({ shown, language }, { status, headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Whoever draws the link of a proof says no more than that it is one. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const language = loaderData?.language ?? 'ko'
  const { documentTitle, brand } = words[language]
  return [
    { title: `${documentTitle} · ${brand}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
    { property: 'og:title', content: `${documentTitle} · ${brand}` },
  ]
}
