import { useState } from 'react'
import { Combobox } from '../../src/Combobox.tsx'
import { Check } from '../../src/icons/Check.tsx'
import { Search } from '../../src/icons/Search.tsx'
import { Box } from '../Box.tsx'

const companies = ['노을클라우드', '온결헬스', '반달랩스', '새벽공방']

export function Comboboxes() {
  const [school, setSchool] = useState('')
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<readonly string[]>(['온결헬스'])
  const found = companies.filter((name) => typed !== '' && name.includes(typed))
  return (
    <Box title="찾아서 고르기">
      <div className="grid gap-3.5">
        <Combobox
          label="학교"
          leading={<Search size={20} />}
          value={school}
          onValueChange={setSchool}
          list="찾은 학교"
          options={school === '' ? [] : ['서울달빛대학교', '달빛바리스타학교']}
          keyOf={(name) => name}
          onChoose={setSchool}
          over
        >
          {(name) => name}
        </Combobox>
        <Combobox
          label="회사"
          value={typed}
          onValueChange={setTyped}
          list="찾은 회사"
          options={typed === '' ? companies : found}
          keyOf={(name) => name}
          isTaken={(name) => taken.includes(name)}
          takesFirst={typed !== ''}
          onChoose={(name) => setTaken([...taken, name])}
          nothing="찾는 회사가 없어요"
        >
          {(name) => (
            <>
              <span className="flex-1">{name}</span>
              {taken.includes(name) && <Check size={18} />}
            </>
          )}
        </Combobox>
      </div>
    </Box>
  )
}
