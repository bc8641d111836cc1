import {
  DEFAULT_DISCLOSURE,
  type DisclosureLevel,
  disclosureLevels,
} from '@coffeeattack/domain/profiles/disclosure'
import { Card } from '@coffeeattack/ui/Card'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Tag } from '@coffeeattack/ui/Tag'
import { levelNames, levelNote } from './levels.ts'

type LevelChoiceProps = {
  level: DisclosureLevel
  income: number | null
  onChoose: (level: DisclosureLevel) => void
}

export function LevelChoice({ level, income, onChoose }: LevelChoiceProps) {
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
