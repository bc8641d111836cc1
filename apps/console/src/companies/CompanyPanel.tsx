import { consolePaths } from '@coffeeattack/contract/pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { FilePick } from '@coffeeattack/ui/FilePick'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../api/client.ts'
import { useOpenedTitle } from '../layout/ConsolePage.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { changesOf, draftOf } from './draft.ts'
import { type Company, companyQuery, keepCompany } from './queries.ts'

export function CompanyPanel() {
  const { id = '' } = useParams()
  const company = useQuery(companyQuery(id))
  useOpenedTitle(company.data?.name)
  // The server may save more than was typed (an affiliate adds its own affiliates), so a save remounts the
  // form.
  const [saves, setSaves] = useState(0)
  return (
    <Loaded
      query={company}
      title={wordsFor(company.error).title}
      skeleton={<Skeletons shapes={['mb-4 h-14', 'mb-4 h-14', 'h-14']} />}
      renderFrame={(inside) => (
        <SidePanel title="회사" closeTo={consolePaths.companies()}>
          {inside}
        </SidePanel>
      )}
    >
      {(loaded) => (
        <CompanyEditor
          key={`${id}-${saves}`}
          company={loaded}
          onSaved={() => setSaves((count) => count + 1)}
        />
      )}
    </Loaded>
  )
}

function CompanyEditor({ company, onSaved }: { company: Company; onSaved: () => void }) {
  const [first] = useState(() => draftOf(company))
  const { id } = company
  return (
    <CompanyForm
      title={company.name}
      company={company}
      first={first}
      submit="저장하기"
      busy="저장하는 중"
      send={(draft) => api('PATCH /console/companies/:id', { params: { id }, body: changesOf(first, draft) })}
      onDone={() => {
        onSaved()
        toast('저장했어요', { kind: 'done' })
      }}
    >
      <LogoField company={company} />
    </CompanyForm>
  )
}

const MAX_BYTES = 512 * 1024
const types: Readonly<Record<string, 'png' | 'jpg'>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Saves the logo as soon as it is picked; the other fields wait for the button. */
function LogoField({ company }: { company: Company }) {
  const { id, name, logo } = company
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useCall(
    async (file: File) =>
      api('POST /console/companies/:id/logo', {
        params: { id },
        body: { fileType: types[file.type] ?? 'png', bytes: await base64Of(file) },
      }),
    {
      onDone(saved) {
        keepCompany(saved)
        toast('로고를 바꿨어요', { kind: 'done' })
      },
    },
  )
  const remove = useCall(() => api('DELETE /console/companies/:id/logo', { params: { id } }), {
    onDone: keepCompany,
  })

  function pick(file: File) {
    const wrong = !types[file.type]
      ? 'PNG나 JPG 그림을 골라 주세요'
      : file.size > MAX_BYTES
        ? '512KB 이하의 그림만 올릴 수 있어요'
        : null
    setProblem(wrong)
    if (!wrong) void upload.run(file)
  }
  return (
    <div className="flex items-center gap-3.5">
      <Logo name={name} src={logo} size={64} />
      <div className="min-w-0 flex-1">
        <FilePick
          title={upload.busy ? '올리는 중' : '로고 올리기'}
          note="PNG, JPG · 512KB까지"
          accept=".png,.jpg,.jpeg"
          disabled={upload.busy}
          onPick={pick}
          error={problem}
        />
      </div>
      {logo && (
        <IconButton label="로고 지우기" disabled={remove.busy} onClick={() => void remove.run()}>
          <Trash size={20} />
        </IconButton>
      )}
    </div>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
