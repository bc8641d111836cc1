import { JobPicker } from '../../../catalogue/JobPicker.tsx'
import { useCloseSubScreen } from '../sub-screen.ts'
import type { ProfileFormState } from '../use-profile-form.ts'
import { SubPage } from './SubPage.tsx'

/** Replaces a career entry's job in the form (PRO-3). */
export function CareerJobScreen({ careerId, form }: { careerId: string | null; form: ProfileFormState }) {
  const close = useCloseSubScreen()
  const item = form.form.careerItems.find(({ id }) => id === careerId)
  return (
    <SubPage
      title="어떤 일을 했나요?"
      lead={item && `${item.company} · ${item.job || '아직 고르지 않았어요'}`}
    >
      <JobPicker
        onChoose={({ jobSubLabel }) => {
          if (item) form.changeCareer(item.id, { job: jobSubLabel })
          close()
        }}
      />
    </SubPage>
  )
}
