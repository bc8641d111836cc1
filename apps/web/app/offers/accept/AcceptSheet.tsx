import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type DisclosedItem, disclosedRows } from '@coffeeattack/domain/coffeechats/disclosure'
import { acceptTitle, acceptWords, type WhoWrote } from '@coffeeattack/domain/offers/accept-words.ko'
import { linkText } from '@coffeeattack/domain/profiles/links'
import { pledge } from '@coffeeattack/domain/safety/pledge.ko'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Contact } from '@coffeeattack/ui/icons/Contact'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Logo } from '@coffeeattack/ui/Logo'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

type Disclosure = ApiResult<'GET /users/coffeechats/disclosure'>
type Reader = 'COMPANY' | 'AGENT'

/** Fetched at each opening, because the profile may have changed. */
const disclosureQuery = (to: Reader, offerIds: readonly string[]) =>
  queryOptions({
    queryKey: ['disclosure', to, ...offerIds],
    queryFn: ({ signal }) =>
      api('GET /users/coffeechats/disclosure', { query: { to, offerIds: [...offerIds] }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { load: 'account' },
  })

/** The current list: no cached one is shown during a fetch or after a failure. */
function useDisclosure(to: Reader, offerIds: readonly string[], enabled: boolean) {
  const { data, isFetching, isError, refetch } = useQuery({ ...disclosureQuery(to, offerIds), enabled })
  return { seen: isFetching || isError ? undefined : data, isError: isError && !isFetching, refetch }
}

type Company = { readonly name: string; readonly logo: string | null }

type AcceptSheetProps = {
  /** The accepted offer, or the chosen ones of a group. */
  offerIds: readonly string[]
  /** The companies to meet; none for our agent's own message. */
  companies: readonly Company[]
  sender: WhoWrote & { photo: string | null }
  /** Companies of the group that were not chosen. */
  left?: number
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onAccept: () => void
}

/** What is disclosed to whom, then one tap (OFR-18). Accepting needs the loaded list. */
export function AcceptSheet(props: AcceptSheetProps) {
  const { offerIds, companies, sender, left = 0, open, onOpenChange, busy, onAccept } = props
  const { seen, ...disclosure } = useDisclosure(companies.length > 0 ? 'COMPANY' : 'AGENT', offerIds, open)
  const accepting = { companies: companies.map(({ name }) => name), sender }
  const rows = seen && rowsOf(seen, companies.length)
  const words = seen && rows && acceptWords({ ...accepting, ...seen, count: rows.length, left })
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      leading={<Logos of={companies.length > 0 ? companies : [{ name: sender.name, logo: sender.photo }]} />}
      title={acceptTitle(accepting)}
      description={words?.about}
      footer={
        <>
          <Button disabled={!words} busy={busy && '연결하는 중'} onClick={onAccept}>
            알리고 커피챗 시작하기
          </Button>
          <TextLink wide disabled={busy} onClick={() => onOpenChange(false)} className="-mb-2">
            조금 더 생각할게요
          </TextLink>
        </>
      }
    >
      <Loaded
        query={{ ...disclosure, data: seen }}
        title="알리게 될 정보를 불러오지 못했어요"
        description="무엇을 알리는지 보여 드린 뒤에 시작할 수 있어요."
        className="py-8"
        skeleton={<DisclosureSkeleton />}
      >
        {() => words && rows && <Told rows={rows} words={words} />}
      </Loaded>
    </Sheet>
  )
}

/** The companies' logos, overlapping. */
function Logos({ of }: { of: readonly Company[] }) {
  return (
    <span className="mb-4 flex">
      {of.slice(0, 5).map(({ name, logo }) => (
        <span
          key={name}
          className="size-12 rounded-[13px] not-first:-ml-3.5 not-first:ring-3 not-first:ring-elevated"
        >
          <Logo name={name} src={logo} size={48} />
        </span>
      ))}
    </span>
  )
}

type Row = { label: string; texts: readonly string[]; isAsked: boolean }

const rowOf = ({ kind, label, items }: ReturnType<typeof disclosedRows<DisclosedItem>>[number]): Row => ({
  label,
  texts: items.map(({ text }) =>
    kind !== 'ASKED_CONTACT' && /^https?:/i.test(text) ? linkText(text) : text,
  ),
  isAsked: kind === 'ASKED_CONTACT',
})

/** What all companies see, then what only one of them sees, with its name where there are several. */
function rowsOf({ items, askedItems }: Disclosure, companyCount: number): Row[] {
  const asked = askedItems.flatMap(({ company, items: written }) =>
    disclosedRows(written)
      .map(rowOf)
      .map((row) => (companyCount > 1 ? { ...row, label: `${company}에만, ${row.label}` } : row)),
  )
  return [...disclosedRows(items).map(rowOf), ...asked]
}

type ToldProps = { rows: readonly Row[]; words: ReturnType<typeof acceptWords> }

/** A slip in the sheet: each disclosed value, then the consequences. */
function Told({ rows, words }: ToldProps) {
  return (
    <>
      <section aria-labelledby="told" className="torn-edge rounded-t-card bg-surface-2 px-4.5 pt-4 pb-5.5">
        <h3 id="told" className="text-label font-semibold text-ink-2">
          {words.heading}
        </h3>
        <dl className="mt-2">
          {rows.map(({ label, texts, isAsked }) => (
            <div key={label} className={`py-1.25 text-body-s ${isAsked ? '' : 'flex justify-between gap-4'}`}>
              <dt className="shrink-0 text-ink-3">{label}</dt>
              {texts.map((text) => (
                <dd key={text} className="min-w-0 text-right font-semibold tnum [overflow-wrap:anywhere]">
                  {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      <ul className="mt-3.5 grid gap-2.5 text-body-s text-ink-2">
        <li className="flex gap-2.5">
          <Contact size={19} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-3" />
          {words.inReturn}
        </li>
        <li className="flex gap-2.5">
          <Lock size={19} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-3" />
          {words.hidden}
        </li>
      </ul>
      <section aria-labelledby="pledge" className="mt-4 border-t border-line pt-3.5">
        <h3 id="pledge" className="text-label font-semibold text-ink-2">
          {pledge.heading}
        </h3>
        <ul className="mt-2 grid gap-1.5 text-label text-ink-3">
          {pledge.promises.map((promise) => (
            <li key={promise} className="flex gap-2">
              <Check size={16} strokeWidth={2.2} className="mt-0.5 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function DisclosureSkeleton() {
  return (
    <SkeletonGroup label="알리게 될 정보를 불러오는 중이에요">
      <Skeleton round="card" className="h-52" />
      <Skeleton className="mt-4 h-5 w-64" />
      <Skeleton className="mt-3 h-5 w-72" />
    </SkeletonGroup>
  )
}
