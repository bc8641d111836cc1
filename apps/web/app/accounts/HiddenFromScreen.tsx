import { Loaded } from '@coffeeattack/kit/Loaded'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { prefetch } from '../api/queries.ts'
import { chosenAs } from '../companies/cards.ts'
import { CompanyGridShapes } from '../companies/CompanyGrid.tsx'
import { CompanyPicker } from '../companies/CompanyPicker.tsx'
import { chosenCompaniesQuery } from '../companies/queries.ts'
import { privateMeta } from '../seo.ts'
import { careerQuery } from './queries.ts'
import { restrict, type Restriction, showRestriction } from './restrict.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { useSetting } from './use-setting.ts'

export const meta = () => privateMeta('숨길 회사')

export const clientLoader = () => prefetch(careerQuery, chosenCompaniesQuery('restrict'))

/** The service blocks the employer itself. */
function EmployerNote({ employers }: { employers: readonly string[] }) {
  return (
    <p className="flex items-start gap-3 rounded-field bg-surface-2 px-4 py-3.5 text-body-s text-ink-2">
      <Lock size={20} className="mt-0.5 shrink-0" />
      <span className="text-balance">
        {employers.length > 0 ? (
          <>
            지금 다니는 <b className="text-ink">{employers.join(', ')}</b>에는 고르지 않아도 늘 숨겨요.
          </>
        ) : (
          '지금 다니는 회사에는 고르지 않아도 늘 숨겨요.'
        )}
      </span>
    </p>
  )
}

/** Companies that must not see the profile: any number, and always the employer (PRO-11, OFR-13). */
export default function HiddenFromScreen() {
  const career = useQuery(careerQuery).data?.careerItems ?? []
  const employers = [...new Set(career.filter(({ end }) => !end).map(({ company }) => company))]
  const { setting, change } = useSetting({
    query: chosenCompaniesQuery('restrict'),
    apply: showRestriction,
    save: restrict,
    onSaved: told,
  })

  function told({ name, hide }: Restriction) {
    const action = { label: '되돌리기', onPress: () => change({ name, hide: !hide }) }
    toast(hide ? `${name}에 프로필을 숨겼어요` : `${name}에 프로필이 다시 보여요`, { kind: 'done', action })
  }
  return (
    <SettingsPage
      tone="page"
      lines={['어떤 회사에', '프로필을 숨길까요?']}
      lead="고른 회사는 내 프로필을 볼 수 없고 어택도 보낼 수 없어요."
    >
      <EmployerNote employers={employers} />
      <Loaded query={setting} title="숨긴 회사를 불러오지 못했어요" skeleton={<CompanyGridShapes />}>
        {({ companyItems: hidden }) => (
          <div>
            <p className="mb-3 text-label font-medium text-ink-2 tnum">
              {hidden.length > 0 ? `${hidden.length}곳에 숨기고 있어요` : '아직 숨긴 회사가 없어요'}
            </p>
            <CompanyPicker
              label="숨길 회사"
              chosen={hidden}
              fixed={employers}
              addLabel={(name) => `‘${name}’에 숨기기`}
              onToggle={(name) => change({ name, hide: !isAmong(hidden, name) })}
            />
          </div>
        )}
      </Loaded>
    </SettingsPage>
  )
}

const isAmong = (companies: readonly { name: string }[], name: string) =>
  chosenAs(
    name,
    companies.map((company) => company.name),
  ) !== null
