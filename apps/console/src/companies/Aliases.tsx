import { companyKey } from '@coffeeattack/domain/companies/name'
import { Button } from '@coffeeattack/ui/Button'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState, type KeyboardEvent } from 'react'

type AliasesProps = {
  names: readonly string[]
  onChange: (names: readonly string[]) => void
  error: string | undefined
}

const MOST = 20

/** Other names of the company. People who block one of these names are not shown to it. */
export function Aliases({ names, onChange, error }: AliasesProps) {
  const [typed, setTyped] = useState('')
  const isKnown = names.some((name) => companyKey(name) === companyKey(typed))

  function add() {
    const name = typed.trim()
    if (companyKey(name) !== '' && !isKnown && names.length < MOST) onChange([...names, name])
    setTyped('')
  }
  function addOnEnter(event: KeyboardEvent) {
    // This Enter ends a Korean syllable and does not submit.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <TextField
        label="다른 이름"
        helper="영문 이름, 예전 이름, 브랜드예요. 이 이름을 차단한 후보자도 보이지 않아요."
        maxLength={60}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={addOnEnter}
        error={error}
        trailing={
          <Button kind="weak" size="sm" disabled={companyKey(typed) === ''} onClick={add}>
            추가
          </Button>
        }
      />
      {names.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {names.map((name) => (
            <RemovableChip
              key={name}
              name={name}
              onRemove={() => onChange(names.filter((other) => other !== name))}
            >
              {name}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  )
}
