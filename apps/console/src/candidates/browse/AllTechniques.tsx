import { techniqueGroups } from '@coffeeattack/domain/catalogue/technique-groups'
import { matchesTyped } from '@coffeeattack/domain/text/typed'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import type { Facets } from '../queries.ts'
import { CountChip } from './CountChip.tsx'

type AllTechniquesProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  skills: Facets['skills']
  chosen: readonly string[]
  onChoose: (name: string) => void
}

/** Every technique of those found; several can be chosen, and the list behind follows. */
export function AllTechniques({ open, onOpenChange, skills, chosen, onChoose }: AllTechniquesProps) {
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
