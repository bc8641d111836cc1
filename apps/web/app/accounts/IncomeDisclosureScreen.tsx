import { disclosedRaise, disclosedRaiseText } from '@coffeeattack/domain/profiles/disclosed-raise'
import {
  DEFAULT_DISCLOSURE,
  type DisclosedIncome,
  disclosedText,
  discloseIncome,
  type DisclosureLevel,
  disclosureLevels,
} from '@coffeeattack/domain/profiles/disclosure'
import { bandOf } from '@coffeeattack/domain/salary/bands'
import { originText } from '@coffeeattack/domain/salary/counted-income'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { prefetch, queries } from '../api/queries.ts'
import { type CountedIncome, countedIncome } from '../insight/salary/report.ts'
import { privateMeta } from '../seo.ts'
import { disclosureQuery, incomesQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { levelNames, levelNote } from './words.ts'

export const meta = () => privateMeta('소득 공개')

export const clientLoader = () => prefetch(disclosureQuery, incomesQuery)

type LevelChoiceProps = {
  level: DisclosureLevel
  income: number | null
  onChoose: (level: DisclosureLevel) => void
}

function LevelChoice({ level, income, onChoose }: LevelChoiceProps) {
  return (
    <Card>
      <fieldset>
        <legend className="mb-3.5 text-h3">공개 범위</legend>
        <div className="flex flex-col gap-2">
          {disclosureLevels.map((one) => (
            <OptionRow
              key={one}
              type="radio"
              name="income-disclosure"
              title={
                <span className="flex items-center gap-2">
                  {levelNames[one]}
                  {one === DEFAULT_DISCLOSURE && <Tag>기본</Tag>}
                </span>
              }
              note={<span className="tnum">{levelNote(one, income)}</span>}
              checked={one === level}
              onChange={() => onChoose(one)}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  )
}

/** The exact text a company reads in its candidate list and while it writes an offer. */
function CompanyView({ disclosed, counted }: { disclosed: DisclosedIncome; counted: CountedIncome | null }) {
  const offered = counted === null ? null : bandOf(counted.income * 1.2).to
  const range = { salaryMin: offered, salaryMax: offered }
  return (
    <Card ground="shot" aria-labelledby="company-view">
      <h2 id="company-view" className="text-label font-medium text-on-shot-2">
        회사에는 이렇게 보여요
      </h2>
      <div aria-live="polite">
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-body-s text-on-shot-2">
            인증한 소득
            {counted && disclosed.kind !== 'hidden' && (
              <span className="block text-caption tnum">{originText(counted)}</span>
            )}
          </span>
          <b className="text-money-24 tnum">{disclosedText(disclosed)}</b>
        </p>
        {offered !== null && (
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-dashed border-shot-line pt-3 text-body-s tnum">
            <span className="text-on-shot-2">{moneyText(offered)}을 제안할 때</span>
            <b>{disclosedRaiseText(disclosedRaise(disclosed, range))}</b>
          </p>
        )}
      </div>
      {counted === null && (
        <p className="mt-3 text-label text-on-shot-2">
          아직 인증한 소득이 없어서 어떻게 골라도 보이지 않아요.
        </p>
      )}
    </Card>
  )
}

/**
 * How much of the verified income a company sees (TRUST-1). A disclosure cannot be taken back from a company that has
 * read it, so a choice only shows a preview and the button saves it.
 */
export default function IncomeDisclosureScreen() {
  const disclosure = useQuery(disclosureQuery)
  const incomes = useQuery(incomesQuery)
  const [chosen, setChosen] = useState<DisclosureLevel | null>(null)
  const saved = disclosure.data?.incomeDisclosure
  const level = chosen ?? saved
  const save = useCall(
    (incomeDisclosure: DisclosureLevel) =>
      api('PATCH /users/income-disclosure', { body: { incomeDisclosure } }),
    {
      onDone(answer) {
        queries.setQueryData(disclosureQuery.queryKey, answer)
        setChosen(null)
        toast('회사에 보이는 소득을 바꿨어요', { kind: 'done' })
      },
    },
  )
  return (
    <SettingsPage
      lines={['내 소득을 회사에', '얼마나 보여줄까요?']}
      lead="어떻게 골라도 나에게는 정확한 인상률을 보여 드려요."
      cta={
        <Button
          disabled={!level || level === saved}
          busy={save.busy && '저장하는 중'}
          onClick={() => level && void save.run(level)}
        >
          이렇게 보여주기
        </Button>
      }
    >
      <Loaded
        query={together({ disclosure, incomes })}
        className="px-1 pt-11"
        skeleton={
          <Skeletons
            className="flex flex-col gap-2.5"
            round="card"
            label="공개 범위를 불러오는 중이에요"
            shapes={['h-36', 'h-90']}
          />
        }
      >
        {({ disclosure: { incomeDisclosure, preview }, incomes: known }) => {
          const counted = countedIncome(known)
          const income = counted?.income ?? null
          const shown = chosen ?? incomeDisclosure
          return (
            <>
              <CompanyView
                counted={counted}
                disclosed={shown === incomeDisclosure ? preview : discloseIncome(income, shown)}
              />
              <LevelChoice level={shown} income={income} onChoose={setChosen} />
            </>
          )
        }}
      </Loaded>
    </SettingsPage>
  )
}
