import { Button } from '@coffeeattack/ui/Button'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { LoadedRows } from '../list/ConsoleList.tsx'
import { NewPartnerDialog } from './NewPartnerDialog.tsx'
import { PartnerRow } from './PartnerRow.tsx'
import { partnersQuery } from './queries.ts'

/** BIZ-6, PUB-8: who recommends us, by which link, with what success. */
export function PartnersPage() {
  const partners = useQuery(partnersQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <ConsolePage
      title="파트너"
      action={
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus size={17} />
          파트너 등록
        </Button>
      }
    >
      <LoadedRows
        label="파트너 목록"
        query={partners}
        empty="아직 파트너가 없어요"
        renderRow={(partner) => <PartnerRow partner={partner} />}
      />
      <NewPartnerDialog open={isAdding} onClose={() => setAdding(false)} />
    </ConsolePage>
  )
}
