import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { Suspense, useEffect } from 'react'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import type { Profile } from '../profile-query.ts'
import { ProfileFormView } from './ProfileFormView.tsx'
import { useSubScreen } from './sub-screen.ts'
import { SubScreen } from './sub/SubScreen.tsx'
import { SubGuardProvider, useGuards } from './use-guard.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The form or what is open over it; edits and uploads live here and outlast both. */
export function ProfileEditor({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile)
  const sub = useSubScreen()
  const guards = useGuards({ edited: form.isEdited || form.uploading, save: form.save, forget: form.forget })
  useRestoredNotice(form)
  return (
    <SubGuardProvider value={guards}>
      {sub.name ? (
        <Suspense fallback={<PageSkeleton />}>
          <SubScreen name={sub.name} id={sub.id} profile={profile} form={form} />
        </Suspense>
      ) : (
        <ProfileFormView profile={profile} form={form} onOpen={sub.open} />
      )}
    </SubGuardProvider>
  )
}

function useRestoredNotice({
  wasRestored,
  forget,
}: Pick<ReturnType<typeof useProfileForm>, 'wasRestored' | 'forget'>) {
  useEffect(() => {
    if (!wasRestored) return
    toast('쓰던 내용을 불러왔어요', { ms: TOAST_MS.slow, action: { label: '버리기', onPress: forget } })
    // Said once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
