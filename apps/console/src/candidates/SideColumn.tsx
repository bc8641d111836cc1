import { techniqueGroups } from '@coffeeattack/domain/catalogue/technique-groups'
import { matchesTyped } from '@coffeeattack/domain/text/typed'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Search as SearchIcon } from '@coffeeattack/ui/icons/Search'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { TeamMemory } from '../memory/TeamMemory.tsx'
import { useMe } from '../sessions/me.ts'
import { CountChip, toggled } from './browse/CountChip.tsx'
import { type Facets, facetsQuery, savedSearchesQuery } from './queries.ts'
import { type Piece, withJob } from './reading/reading.ts'
import { SavedSearches } from './saved/SavedSearches.tsx'
import { type Change, isNarrowed, type Search } from './search.ts'

type SideProps = { search: Search; read: readonly Piece[]; change: Change }

/** Saved searches, team marks and facets. An open profile replaces this column. */
export function SideColumn(props: SideProps) {
  return (
    <aside
      aria-label="저장한 검색과 둘러보기"
      className="relative w-[268px] shrink-0 overflow-y-auto border-l border-line bg-surface max-console:hidden min-[1400px]:w-[316px]"
    >
      <SavedSearches search={props.search} />
      <div className="border-t border-line">
        <OwnMemory {...props} />
        <Browse {...props} />
      </div>
    </aside>
  )
}

/** Only operators of a company have saved searches and marks. */
function OwnMemory(props: Parameters<typeof TeamMemory>[0]) {
  const isOurs = useMe().company !== null
  return (
    isOurs && (
      <div className="border-b border-line">
        <TeamMemory {...props} />
      </div>
    )
  )
}

/** The side column as a sheet, for screens without room beside the list. */
export function SideSheet(props: SideProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(savedSearchesQuery)
  const fresh = data?.items.some(({ newCount }) => newCount > 0) ?? false
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={fresh ? '저장한 검색, 새로 온 분 있음' : '저장한 검색'}
        onClick={() => setOpen(true)}
        className={`${iconButtonLook} console:hidden`}
      >
        <Clock size={24} />
        {fresh && <i className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-page bg-ink" />}
      </button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="저장한 검색과 둘러보기" hideTitle>
        <div className="-mx-5 -mt-4">
          <SavedSearches search={props.search} onOpen={close} />
          <OwnMemory {...props} onOpen={close} />
          <Browse {...props} />
        </div>
      </Sheet>
    </>
  )
}

/** Entries shown per group; '모두 보기' shows the rest. */
const SHOWN = 5

type BrowseProps = { search: Search; read: readonly Piece[]; change: Change }

/** Techniques and jobs of the people found, with counts. A click adds the condition to the search (BIZ-8). */
function Browse({ search, read, change }: BrowseProps) {
  const facets = useQuery(facetsQuery(search))
  const [isAll, setAll] = useState(false)
  const title = isNarrowed(search) ? '이 검색 안의 기술' : '기술 둘러보기'
  const skills = facets.data?.skills ?? []
  const jobs = (facets.data?.jobs ?? []).flatMap((job) => {
    const next = withJob(search, read, job.name)
    return next ? [{ ...job, next }] : []
  })
  const choose = (name: string) => change({ techStack: toggled(search.techStack, name) })
  return (
    <section aria-label={title} className="px-5 pt-5 pb-6">
      <div className="flex items-center justify-between">
        <h2 className="text-body-s font-bold">{title}</h2>
        <button
          type="button"
          onClick={() => setAll(true)}
          className="relative text-caption font-medium text-ink-3 after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          모두 보기
        </button>
      </div>
      <Loaded
        query={facets}
        title="기술을 불러오지 못했어요"
        className="py-4"
        skeleton={
          <Skeletons label="기술을 세는 중이에요" shapes={['mt-3 h-[38px]', 'mt-4 h-16', 'mt-4 h-16']} />
        }
      >
        {() => (
          <>
            <button
              type="button"
              onClick={() => setAll(true)}
              className="mt-3 flex h-[38px] w-full items-center gap-2 rounded-button-sm bg-surface-2 px-3 text-label text-ink-3"
            >
              <SearchIcon size={15} />
              {`기술 ${skills.length}개에서 찾기`}
            </button>
            {techniqueGroups.map((group) => (
              <Group key={group} name={group}>
                {skills
                  .filter((skill) => skill.group === group)
                  .slice(0, SHOWN)
                  .map((skill) => (
                    <CountChip
                      key={skill.name}
                      {...skill}
                      pressed={search.techStack.includes(skill.name)}
                      onPress={() => choose(skill.name)}
                    />
                  ))}
              </Group>
            ))}
            <Group name="가까운 직무">
              {jobs.slice(0, SHOWN).map(({ next, ...job }) => (
                <CountChip key={job.name} {...job} onPress={() => change(next)} />
              ))}
            </Group>
          </>
        )}
      </Loaded>
      <AllTechniques
        open={isAll}
        onOpenChange={setAll}
        skills={skills}
        chosen={search.techStack}
        onChoose={choose}
      />
    </section>
  )
}

function Group({ name, children }: { name: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <div className="mt-3.5">
      <h3 id={id} className="text-caption font-medium text-ink-3">
        {name}
      </h3>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-wrap gap-1.5">
        {children}
      </ul>
    </div>
  )
}

type AllTechniquesProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  skills: Facets['skills']
  chosen: readonly string[]
  onChoose: (name: string) => void
}

/** All techniques of the people found. Several can be chosen; the list updates at once. */
function AllTechniques({ open, onOpenChange, skills, chosen, onChoose }: AllTechniquesProps) {
  const [typed, setTyped] = useState('')
  const found = skills.filter(({ name }) => typed.trim() === '' || matchesTyped(name, typed))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setTyped('')}
      title="기술 모두 보기"
      description="고르면 그 기술을 쓰는 분만 남아요."
      confirm={{ label: '닫기', onPress: () => onOpenChange(false) }}
      wide
    >
      <TextField label="기술 찾기" value={typed} onValueChange={setTyped} maxLength={30} autoComplete="off" />
      <div className="mt-3 h-[52dvh] overflow-y-auto">
        {found.length === 0 && <p className="py-6 text-body-s text-ink-3">찾는 기술이 없어요.</p>}
        {techniqueGroups.map((group) => {
          const own = found.filter((skill) => skill.group === group)
          if (own.length === 0) return null
          return (
            <section key={group} aria-label={group} className="mb-4">
              <h3 className="text-caption font-medium text-ink-3">{group}</h3>
              <ul className="mt-1.5 flex flex-wrap gap-1.5">
                {own.map((skill) => (
                  <CountChip
                    key={skill.name}
                    {...skill}
                    pressed={chosen.includes(skill.name)}
                    onPress={() => onChoose(skill.name)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
