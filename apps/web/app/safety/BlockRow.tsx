import { Switch } from '@coffeeattack/ui/Switch'
import { restrict, showRestriction } from '../accounts/restrict.ts'
import { useSetting } from '../accounts/use-setting.ts'
import { chosenAs } from '../companies/cards.ts'
import { chosenCompaniesQuery } from '../companies/queries.ts'

/** Blocks the company, as the settings do (OFR-13). */
export function BlockRow({ company }: { company: string }) {
  const { setting, change } = useSetting({
    query: chosenCompaniesQuery('restrict'),
    apply: showRestriction,
    save: restrict,
  })
  const names = setting.data?.companyItems.map(({ name }) => name) ?? []
  return (
    <li className="flex items-center gap-3 py-3.5">
      <span className="min-w-0 flex-1">
        <b className="block text-body-s font-semibold">이 회사를 그만 볼래요</b>
        <span className="text-label text-ink-3">서로 보이지 않게 막아요</span>
      </span>
      <Switch
        label="이 회사 막기"
        checked={chosenAs(company, names) !== null}
        disabled={!setting.data}
        onCheckedChange={(hide) => change({ name: company, hide })}
      />
    </li>
  )
}
