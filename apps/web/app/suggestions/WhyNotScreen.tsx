import { paths } from '@coffeeattack/contract/pages'
import { SUGGESTIONS } from '@coffeeattack/domain/suggestions/interest'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { ReasonFall } from '@coffeeattack/kit/suggestions/ReasonFall'
import { Button } from '@coffeeattack/ui/Button'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Search } from '@coffeeattack/ui/icons/Search'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { PositionLine } from './PositionLine.tsx'
import { type WhyNot, whyNotQuery } from './queries.ts'

export const meta = () => privateMeta('왜 이 회사는 없나요?')

const NAME_LIMIT = 60

/** Why a company's positions are where they are, asked by its name (MATCH-5). The name asked for stands in the address. */
export default function WhyNotScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('company')?.trim().slice(0, NAME_LIMIT) ?? ''
  const [typed, setTyped] = useState(asked)
  const name = typed.trim()
  return (
    <Page backTo={paths.suggestions()}>
      <div className="px-5 pb-safe-8 lg:px-7">
        <h1 className="pt-1 text-h1">어느 회사가 궁금한가요?</h1>
        <search>
          <form
            className="mt-4.5"
            onSubmit={(event) => {
              event.preventDefault()
              if (name !== '') setParams({ company: name }, { replace: true })
            }}
          >
            <TextField
              label="회사 이름"
              hideLabel
              name="company"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder="회사 이름"
              maxLength={NAME_LIMIT}
              leading={<Search size={20} />}
              value={typed}
              onValueChange={setTyped}
            />
            {name !== '' && name !== asked && (
              <Button type="submit" size="md" kind="weak" className="mt-3">
                이유 물어보기
              </Button>
            )}
          </form>
        </search>
        {asked !== '' && <Answer company={asked} />}
      </div>
    </Page>
  )
}

function Answer({ company }: { company: string }) {
  const answer = useQuery(whyNotQuery(company))
  return (
    <section aria-label={`${company} 이유`} aria-live="polite" className="mt-5">
      <Loaded
        query={answer}
        title="이유를 불러오지 못했어요"
        skeleton={<Skeletons label="이유를 찾고 있어요" shapes={['h-11 w-3/5', 'mt-4 h-10', 'mt-4 h-60']} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-body-s text-ink-2">
              {company}에는 지금 알려 드릴 포지션이 없어요.
              <br />
              새로 열리면 같은 기준으로 다시 봐요.
            </p>
          ) : (
            <ul className="grid gap-10">
              {items.map((item) => (
                <li key={item.id}>
                  <Explained position={item} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Explained({ position }: { position: WhyNot }) {
  const { reasons, sum, missing } = position
  return (
    <>
      <PositionLine position={position} size={44} />
      <p className="mt-3 text-body-s whitespace-pre-line text-ink-2 tnum">{whereItStands(position)}</p>
      <ReasonFall reasons={reasons} sum={sum} className="mt-2" />
      {missing.length > 0 && (
        <Link
          to={paths.profile('techstack')}
          className="mt-4 flex items-center gap-3 rounded-button bg-surface-2 px-4 py-3.5 text-body-s"
        >
          <Pencil size={20} strokeWidth={1.8} className="shrink-0" />
          <span className="min-w-0 flex-1">
            {anyOf(missing)} 해 봤다면
            <br />
            프로필에 적어 주세요
          </span>
          <ChevronRight size={18} className="shrink-0 text-ink-3" />
        </Link>
      )}
    </>
  )
}

function whereItStands({ sum, place }: Pick<WhyNot, 'sum' | 'place'>): string {
  if (place <= SUGGESTIONS.first) return `추천에서 ${place}번째로 보여요.`
  return `이유를 더하면 ${withJosa(sum < 0 ? `−${-sum}` : String(sum), '이라/라')}서 뒤쪽에 있어요. 숨긴 건 아니에요.\n추천에는 앞의 열 곳부터 보여요.`
}

/** 'WebGL이나 지도 화면을' */
function anyOf(names: readonly string[]): string {
  const [last] = names.slice(-1)
  const before = names.slice(0, -1).map((name) => withJosa(name, '이나/나'))
  return [...before, withJosa(last ?? '', '을/를')].join(' ')
}
